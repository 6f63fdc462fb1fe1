/** A round of Loba de Menos: who went out, and what is left in every other hand. */
import { demandOf } from '@/engine/rummy/contract';
import { DE_MENOS, lobaDeMenos } from '@/engine/rummy/loba-de-menos';
import { HAND_SIZE } from '@/engine/rummy/loba-round';
import { lobaPack, mostPoints } from '@/engine/rummy/packs';
import { EMPTY_DRAFT } from './draft';
import { cellsOf, filled, formOf, handsOf } from './form';

const DIGITS = 2;

export const MENOS = formOf({
  variant: DE_MENOS,
  game: lobaDeMenos,
  outFirst: false,
  asksOf: (rules, round) => {
    const pack = lobaPack(rules);
    return {
      game: 'loba-de-menos',
      goal: rules.limit,
      pack,
      handSize: HAND_SIZE,
      digits: () => DIGITS,
      hundred: mostPoints(pack, HAND_SIZE) >= 10 ** DIGITS,
      nobody: rules.blocked === 'all-score',
      bonus: rules.oneTurn === 0 ? null : rules.oneTurn,
      chinchon: false,
      minus: false,
      perFigure: null,
      fourPiernas: rules.fourPierna,
      firstMeld: rules.minFirstMeld,
      demand: demandOf(rules, round),
    };
  },
  cells: ({ out, nobody }, players) =>
    out === null && !nobody ? [...players] : players.filter((player) => player !== out),
  entryOf: ({ dealer, out, nobody, bonus, opened, rest, ...draft }) => ({
    type: 'round',
    ...(dealer === null ? {} : { dealer }),
    ...(nobody ? { out: null } : out === null ? {} : { out }),
    ...(out !== null && bonus.includes(out) ? { oneTurn: true } : {}),
    ...filled('hands', handsOf(draft.cells)),
    ...filled('melds', Object.fromEntries(draft.figures)),
    ...filled('fourPiernas', Object.fromEntries(draft.fourPiernas)),
    ...filled('firstMeld', Object.fromEntries(draft.firstMeld)),
    ...(opened.length > 0 ? { opened } : {}),
    ...rest,
  }),
  draftOf: ({
    type: _,
    dealer = null,
    out,
    oneTurn = false,
    hands,
    melds = {},
    fourPiernas = {},
    firstMeld = {},
    opened = [],
    ...rest
  }) => ({
    ...EMPTY_DRAFT,
    dealer,
    out: out ?? null,
    nobody: out === null,
    cells: cellsOf(hands),
    figures: Object.entries(melds),
    bonus: oneTurn && out ? [out] : [],
    fourPiernas: Object.entries(fourPiernas),
    firstMeld: Object.entries(firstMeld),
    opened,
    rest,
  }),
});
