/** What is counted of a player in one game, in words: each number with that of which it is. */
import { getLocale, getTranslations } from 'next-intl/server';
import { unitsText } from '@/app/c/amounts';
import type { PlayerHistory } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { formatAmount, formatDate, formatMoney } from '@/app/ui/format';
import { amount, amountText } from '@/engine/money/amount';
import type { Fact } from './Facts';

const HALF = amount('1/2');
/** Of fewer it is said how often: a percentage would tell of chance. */
const LEAST_OF_RATE = 20;

type Played = PlayerHistory['games'][number];

export async function gameFacts({
  game,
  nights,
  matches,
  units,
  counted,
  biggestPot,
  reentries,
}: Played): Promise<Fact[]> {
  const t = await getTranslations('history');
  const locale = await getLocale();
  const ofRounds = (count: number) => t('of.rounds', { count });
  const count = (name: Parameters<typeof t>[0], value: number, of: string): Fact => {
    return { name: t(name), value: formatAmount(String(value), locale), of };
  };
  const rate = (name: Parameters<typeof t>[0], part: number, whole: number, of: string): Fact => {
    if (whole < LEAST_OF_RATE) return count(name, part, of);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(part / whole);
    return { name: t(name), value: percent, of: t('of.part', { count: part, of }) };
  };
  const average = (name: Parameters<typeof t>[0], sum: number, of: number, over: string): Fact[] =>
    of === 0 ? [] : [{ name: t(name), value: hundredths(sum, of, locale), of: over }];
  const aRound = (name: Parameters<typeof t>[0], sum: number) =>
    average(name, sum, counted.rounds, ofRounds(counted.rounds));
  const ofMatches = t('of.matches', { count: matches });
  const pot: Fact[] = biggestPot
    ? [
        {
          name: t('fact.biggestPot'),
          value: formatAmount(biggestPot.units, locale),
          of: formatDate(biggestPot.date, locale, { weekday: false }),
        },
      ]
    : [];
  const back = reentries ? t('of.back', { count: reentries.matches }) : '';
  const played: Fact[] = [
    count('fact.matches', matches, t('of.nights', { count: nights })),
    {
      name: t('fact.net'),
      value: <Amount text={unitsText(units, locale)} />,
      of: ofMatches,
    },
  ];
  if (game === 'limited-loo' || game === 'five-card-loo') {
    return [
      ...played,
      rate('fact.stood', counted.stood, counted.rounds, ofRounds(counted.rounds)),
      rate(
        'fact.succeeded',
        counted.succeeded,
        counted.stood,
        t('of.stood', { count: counted.stood }),
      ),
      rate('fact.looed', counted.looed, counted.rounds, ofRounds(counted.rounds)),
      ...aRound('fact.tricks', counted.tricks),
      rate('fact.defended', counted.defended, counted.rounds, ofRounds(counted.rounds)),
      ...pot,
    ];
  }
  return [
    ...played,
    rate('fact.won', counted.won, matches, ofMatches),
    rate('fact.wentOut', counted.wentOut, counted.rounds, ofRounds(counted.rounds)),
    ...(game === 'chinchon'
      ? []
      : [
          rate(
            'fact.oneTurn',
            counted.oneTurn,
            counted.wentOut,
            t('of.wentOut', { count: counted.wentOut }),
          ),
        ]),
    ...aRound('fact.points', counted.points),
    ...average('fact.pointsMatch', counted.points, matches, ofMatches),
    ...pot,
    count('fact.reenganches', counted.reenganches, ofMatches),
    ...(reentries
      ? [
          count('fact.backWon', reentries.won, back),
          {
            name: t('fact.backNet'),
            value: <Amount text={unitsText(reentries.units, locale)} />,
            of: back,
          },
        ]
      : []),
  ];
}

/** An average of whole numbers with two digits, rounded half up; `of` above zero. */
function hundredths(total: number, of: number, locale: string): string {
  const rounded = amount(total).mul(100).div(of).add(HALF).floor();
  return formatMoney(amountText(rounded), null, locale);
}
