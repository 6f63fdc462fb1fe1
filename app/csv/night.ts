/** A night's books as rows: one a posting, or one a round and player. */
import type { useTranslations } from 'next-intl';
import { formatAmount } from '@/app/ui/format';
import { POT } from '@/engine/money/posting';
import { gameKey } from '@/messages/game';
import type { LedgerRound, NightLedger } from '@/server/export/ledger';
import type { Cell } from './csv';

export interface CsvWords {
  readonly locale: string;
  readonly csv: ReturnType<typeof useTranslations<'csv'>>;
  readonly game: ReturnType<typeof useTranslations<'common.games'>>;
}

const PLACE = ['date', 'match', 'table', 'game', 'round'] as const;
export const POSTING_HEADS = [...PLACE, 'from', 'to', 'units', 'exact', 'reason', 'trick'] as const;
export const ROUND_HEADS = [
  ...PLACE,
  'dealer',
  'player',
  'units',
  'exact',
  'tricks',
  'looed',
  'total',
  'out',
] as const;

export function postingRows(ledger: NightLedger, words: CsvWords): Cell[][] {
  const { csv, locale } = words;
  const name = naming(ledger, csv('pot'));
  const place = placing(ledger, words);
  return ledger.postings.map((one) => [
    ...place(one.match, one.round),
    name(one.from),
    name(one.to),
    { units: one.amount },
    exactly(one.amount, locale),
    csv(`reasons.${one.reason}`),
    one.trick,
  ]);
}

export function roundRows(ledger: NightLedger, words: CsvWords): Cell[][] {
  const { csv, locale } = words;
  const name = naming(ledger, csv('pot'));
  const place = placing(ledger, words);
  return ledger.rounds.flatMap((round) =>
    Object.entries(round.net).map(([player, net]): Cell[] => [
      ...place(round.match, round.number),
      name(round.dealer),
      name(player),
      { units: net },
      exactly(net, locale),
      ...counted(round, player, csv('yes')),
    ]),
  );
}

/** A fraction as people write it; a whole number is one, without what groups its digits elsewhere. */
function exactly(units: string, locale: string): Cell {
  return units.includes('/') ? formatAmount(units, locale) : { units };
}

/** Tricks and loos of a Loo round, points and who is out of a rummy. */
function counted({ tricks, looed, totals, out }: LedgerRound, player: string, yes: string): Cell[] {
  const of = (counts: Record<string, number> | undefined) =>
    counts && Object.hasOwn(counts, player) ? (counts[player] ?? null) : null;
  return [
    of(tricks),
    looed?.includes(player) ? yes : null,
    of(totals),
    out?.includes(player) ? yes : null,
  ];
}

function naming({ players }: NightLedger, pot: string): (ref: string) => string {
  const names = new Map([...players.map(({ ref, name }) => [ref, name] as const), [POT, pot]]);
  return (ref) => names.get(ref) ?? ref;
}

function placing({ date, matches }: NightLedger, { game }: CsvWords) {
  const played = new Map(matches.map((one) => [one.number, one]));
  return (match: number, round: number | null): Cell[] => {
    const one = played.get(match);
    return [date, match, one?.tableNumber ?? null, one ? game(gameKey(one.game)) : '', round];
  };
}
