/** What is counted of a player in one game, in words: each number with that of which it is. */
import { getLocale, getTranslations } from 'next-intl/server';
import { unitsText } from '@/app/c/amounts';
import type { PlayerHistory } from '@/app/trpc/types';
import { formatMoney } from '@/app/ui/format';
import { amount, amountText } from '@/engine/money/amount';
import type { Fact } from './Facts';

const HALF = amount('1/2');

type Played = PlayerHistory['games'][number];

export async function gameFacts({
  game,
  nights,
  matches,
  units,
  counted,
}: Played): Promise<Fact[]> {
  const t = await getTranslations('history');
  const locale = await getLocale();
  const ofRounds = (count: number) => t('of.rounds', { count });
  const count = (name: Parameters<typeof t>[0], value: number, of: string): Fact => {
    return { name: t(name), value: String(value), of };
  };
  const average = (name: Parameters<typeof t>[0], sum: number): Fact[] =>
    counted.rounds === 0
      ? []
      : [
          {
            name: t(name),
            value: hundredths(sum, counted.rounds, locale),
            of: ofRounds(counted.rounds),
          },
        ];
  const played: Fact[] = [
    count('fact.matches', matches, t('of.nights', { count: nights })),
    {
      name: t('fact.net'),
      value: unitsText(units, locale),
      of: t('of.matches', { count: matches }),
    },
  ];
  if (game === 'limited-loo' || game === 'five-card-loo') {
    return [
      ...played,
      count('fact.stood', counted.stood, ofRounds(counted.rounds)),
      count('fact.succeeded', counted.succeeded, t('of.stood', { count: counted.stood })),
      count('fact.looed', counted.looed, ofRounds(counted.rounds)),
      ...average('fact.tricks', counted.tricks),
      count('fact.defended', counted.defended, ofRounds(counted.rounds)),
    ];
  }
  return [
    ...played,
    count('fact.won', counted.won, t('of.matches', { count: matches })),
    count('fact.wentOut', counted.wentOut, ofRounds(counted.rounds)),
    ...(game === 'chinchon'
      ? []
      : [count('fact.oneTurn', counted.oneTurn, t('of.wentOut', { count: counted.wentOut }))]),
    ...average('fact.points', counted.points),
    count('fact.reenganches', counted.reenganches, t('of.matches', { count: matches })),
  ];
}

/** An average of whole numbers with two digits, rounded half up; `of` above zero. */
function hundredths(total: number, of: number, locale: string): string {
  const rounded = amount(total).mul(100).div(of).add(HALF).floor();
  return formatMoney(amountText(rounded), null, locale);
}
