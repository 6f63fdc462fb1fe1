/** A round of Chinchón: who closed and what he kept, and what does not match in every other hand. */
import { CHINCHON, chinchon, HAND_SIZE } from '@/engine/rummy/chinchon';
import { chinchonPack, mostPoints } from '@/engine/rummy/packs';
import { EMPTY_DRAFT } from './draft';
import { cellsOf, filled, formOf, handsOf } from './form';

const DIGITS = 2;

export const CHINCHON_FORM = formOf({
  variant: CHINCHON,
  game: chinchon,
  outFirst: true,
  asksOf: (rules) => {
    const pack = chinchonPack(rules);
    return {
      game: 'chinchon',
      goal: rules.limit,
      pack,
      handSize: HAND_SIZE,
      digits: ({ out }, player) =>
        player === out ? Math.min(DIGITS, String(rules.closeAt).length) : DIGITS,
      hundred: mostPoints(pack, HAND_SIZE) >= 10 ** DIGITS,
      nobody: false,
      bonus: rules.allMelded === 0 ? null : rules.allMelded,
      chinchon: true,
      minus: false,
      perFigure: null,
      fourPiernas: false,
      firstMeld: 0,
      demand: null,
    };
  },
  cells: (_, players) => [...players],
  entryOf: ({ dealer, out, bonus, chinchon: player, cells, rest }) => ({
    type: 'round',
    ...(dealer === null ? {} : { dealer }),
    ...(out === null ? {} : { closer: out }),
    ...filled('hands', handsOf(cells)),
    ...(bonus.length > 0 ? { allMelded: bonus.length === 1 ? bonus[0] : bonus } : {}),
    ...(player === null ? {} : { chinchon: player }),
    ...rest,
  }),
  draftOf: ({
    type: _,
    dealer = null,
    closer = null,
    hands,
    allMelded = [],
    chinchon: player = null,
    ...rest
  }) => ({
    ...EMPTY_DRAFT,
    dealer,
    out: closer,
    cells: cellsOf(hands),
    bonus: typeof allMelded === 'string' ? [allMelded] : allMelded,
    chinchon: player,
    rest,
  }),
});
