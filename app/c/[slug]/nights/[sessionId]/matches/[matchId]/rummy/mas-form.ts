/** A round of Loba de Más: everybody's points, or the figures from which they are counted. */
import type { Hand } from '@/engine/match/entries';
import { figures, readLobaCard } from '@/engine/rummy/figures';
import { DE_MAS, lobaDeMas } from '@/engine/rummy/loba-de-mas';
import { HAND_SIZE } from '@/engine/rummy/loba-round';
import type { DeMasRules } from '@/engine/rummy/loba-rules';
import { lobaPack } from '@/engine/rummy/packs';
import { EMPTY_DRAFT } from './draft';
import { cellsOf, filled, formOf, handsOf } from './form';

const DIGITS = 2;

function worthOf(rules: DeMasRules, cards: readonly string[]): number | null {
  const read = cards.flatMap((card) => readLobaCard(card) ?? []);
  const readings = read.length === cards.length ? figures(rules, read) : [];
  return readings.length > 0 ? Math.max(...readings.map(({ worth }) => worth)) : null;
}

export const MAS = formOf({
  variant: DE_MAS,
  game: lobaDeMas,
  outFirst: false,
  asksOf: (rules) => ({
    game: 'loba-de-mas',
    goal: rules.target,
    pack: lobaPack(rules),
    handSize: HAND_SIZE,
    digits: () => DIGITS,
    hundred: true,
    nobody: rules.blocked === 'all-score',
    bonus: null,
    chinchon: false,
    minus: rules.handSubtracted,
    perFigure: rules.goingOut,
    figure: (cards) => worthOf(rules, cards),
    fourPiernas: false,
    firstMeld: 0,
    demand: null,
  }),
  cells: ({ byFigures, out }, players, { minus }) => {
    if (!byFigures) return [...players];
    return minus ? players.filter((player) => player !== out) : [];
  },
  entryOf: ({ dealer, out, nobody, byFigures, cells, rest, ...draft }) => ({
    type: 'round',
    ...(dealer === null ? {} : { dealer }),
    ...(nobody ? { out: null } : out === null ? {} : { out }),
    ...(byFigures
      ? { ...filled('hands', handsOf(cells)), melds: Object.fromEntries(draft.figures) }
      : filled('points', pointsOf(handsOf(cells)))),
    ...rest,
  }),
  draftOf: ({ type: _, dealer = null, out, hands, melds, points, ...rest }) => ({
    ...EMPTY_DRAFT,
    dealer,
    out: out ?? null,
    nobody: out === null,
    byFigures: melds !== undefined,
    cells: cellsOf(melds === undefined ? points : hands),
    figures: Object.entries(melds ?? {}),
    // Beside whole points a hand is only kept.
    rest: melds === undefined && hands !== undefined ? { ...rest, hands } : rest,
  }),
});

/** Points are a number or a sum, never cards. */
function pointsOf(hands: Readonly<Record<string, Hand>>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(hands).flatMap(([player, hand]) =>
      typeof hand === 'object' ? [] : [[player, hand]],
    ),
  );
}
