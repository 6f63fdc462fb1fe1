/** The figures that were written down for each player, checked, and what they tell of his hand. */
import { own, type PlayerId, type RummyRound } from '@/engine/match/entries';
import { fault, type Problem } from '@/engine/match/problem';
import { type Figure, type FigureRules, figures, readLobaCard } from './figures';
import type { NamedCard } from './hands';

/** A figure with every way to read it, and what it is worth by the best of them. */
export interface LaidFigure {
  readonly readings: readonly Figure[];
  readonly worth: number;
  readonly isFourPierna: boolean;
}

export interface Laid {
  readonly figures: readonly LaidFigure[];
  readonly cards: number;
}

export interface Melds {
  /** Of those whose figures were written down. */
  readonly laid: ReadonlyMap<PlayerId, Laid>;
  readonly named: readonly NamedCard[];
  readonly problems: readonly Problem[];
}

const FOUR_SUITS = 4;

/** Every figure that was written down, and each that is none (rules/loba.md "Melds"). */
export function readMelds(
  rules: FigureRules,
  players: readonly PlayerId[],
  entry: RummyRound,
): Melds {
  const laid = new Map<PlayerId, Laid>();
  const named: NamedCard[] = [];
  const problems: Problem[] = [];
  for (const [player, melds] of Object.entries(entry.melds ?? {})) {
    const at = `/melds/${player}`;
    if (!players.includes(player)) {
      problems.push(fault('meld', at, { player }));
      continue;
    }
    const read = melds.map((meld, index): LaidFigure => {
      const figure = readFigure(rules, meld);
      named.push(...meld.map((written, place) => ({ written, at: `${at}/${index}/${place}` })));
      if (figure === null) {
        problems.push(fault('meld', `${at}/${index}`, { player, cards: meld.join(' ') }));
      }
      return figure ?? NOTHING;
    });
    laid.set(player, { figures: read, cards: melds.flat().length });
  }
  return { laid, named, problems };
}

const NOTHING: LaidFigure = { readings: [], worth: 0, isFourPierna: false };

/** Null for cards that are no figure; a card that no pack has is not this one's fault to find. */
function readFigure(rules: FigureRules, meld: readonly string[]): LaidFigure | null {
  const cards = meld.map(readLobaCard);
  const known = cards.flatMap((card) => card ?? []);
  if (known.length < cards.length) return NOTHING;
  const readings = figures(rules, known);
  if (readings.length === 0) return null;
  return {
    readings,
    worth: Math.max(...readings.map(({ worth }) => worth)),
    isFourPierna: readings.some(
      ({ kind, cards: count }) => kind === 'pierna' && count === FOUR_SUITS,
    ),
  };
}

/** What a player has laid; undefined where it was not written down. */
export function laidBy(melds: Melds, player: PlayerId): Laid | undefined {
  return melds.laid.get(player);
}

/** The four-suit piernas of a player, as written down or as counted where figures are not. */
export function fourPiernasOf(melds: Melds, entry: RummyRound, player: PlayerId): number {
  const laid = laidBy(melds, player);
  if (laid) return laid.figures.filter(({ isFourPierna }) => isFourPierna).length;
  return own(entry.fourPiernas, player) ?? 0;
}
