/** What somebody has typed about a season, and what it says. */
import { GAME_IDS, type GameId } from '@/engine/match/game';
import {
  DEFAULT_POINTS,
  MOST_NIGHTS,
  MOST_PLACES,
  MOST_POINTS,
  mistakeIn,
  neverRises,
  type SeasonScore,
} from '@/server/seasons/choices';
import type { SeasonSaid } from '@/server/seasons/schemas';

export type SeasonTyped = {
  name: string;
  from: string;
  to: string;
  game: GameId | null;
  score: SeasonScore;
  /** Numbers as they stand in their fields. */
  bestOf: string;
  minNights: string;
  points: string;
};

export type Mistake = Exclude<keyof SeasonTyped, 'score'>;

/** As they stand in their field. */
export const pointsText = (points: readonly number[]) => points.join(' ');

/** What is not asked for, as points are where no places count, is as it was, or as it is for everybody at first. */
export function readSaid(
  typed: SeasonTyped,
): { mistake: Mistake } | { mistake: null; said: SeasonSaid } {
  const { name, from, to, game, score } = typed;
  const asked = numbersIn(typed.points);
  const points = score === 'places' ? asked : (asked ?? [...DEFAULT_POINTS]);
  const bestOf = typed.bestOf.trim() === '' || score === 'rating' ? null : countIn(typed.bestOf);
  const minNights = countIn(typed.minNights);
  if (name.trim() === '') return { mistake: 'name' };
  if (!isDay(from)) return { mistake: 'from' };
  if (!isDay(to)) return { mistake: 'to' };
  const apart = mistakeIn({ from, to, game, score });
  if (apart !== null) return { mistake: apart };
  if (points === null) return { mistake: 'points' };
  if (bestOf === undefined) return { mistake: 'bestOf' };
  if (minNights === undefined) return { mistake: 'minNights' };
  return { mistake: null, said: { name, from, to, game, score, bestOf, minNights, points } };
}

export function typedOf(
  said: Omit<SeasonSaid, 'game' | 'points'> & {
    game: string | null;
    points: readonly number[];
  },
): SeasonTyped {
  const { name, from, to, score } = said;
  return {
    name,
    from,
    to,
    score,
    game: GAME_IDS.find((one) => one === said.game) ?? null,
    bestOf: said.bestOf === null ? '' : String(said.bestOf),
    minNights: String(said.minNights),
    points: pointsText(said.points),
  };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function countIn(text: string): number | undefined {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= MOST_NIGHTS ? count : undefined;
}

function numbersIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_PLACES) return null;
  if (!words.every((word) => /^\d+$/.test(word) && Number(word) <= MOST_POINTS)) return null;
  const numbers = words.map(Number);
  return neverRises(numbers) ? numbers : null;
}
