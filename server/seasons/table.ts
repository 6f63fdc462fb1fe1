// A season's table from its nights: what each night gives, which of them count, and who stands where.
import type { SeasonScore } from '@/db/schema';
import { placed, ranked } from '@/engine/match/places';
import { type Amount, amount, sum, ZERO } from '@/engine/money/amount';
import { exactMoney } from '@/engine/money/rounding';
import { nightPlaces } from './night-places';
import type { SeasonNight } from './nights';

/** What is counted, and who has a place. */
export interface SeasonRule {
  readonly score: SeasonScore;
  /** Whether units of one game are counted; otherwise what they are worth in the currency. */
  readonly inUnits: boolean;
  /** Null where the club has none: then its units count as they are, whatever one was said to be worth. */
  readonly currency: string | null;
  readonly bestOf: number | null;
  readonly minNights: number;
  readonly points: readonly number[];
}

export interface Standing {
  readonly playerId: string;
  /** Null for who played fewer nights than it takes, and for whose rating is provisional. */
  readonly place: number | null;
  /** He played. */
  readonly nights: number;
  /** Of which so many count. */
  readonly counted: number;
  /** Units, money, points or a rating, exactly. */
  readonly score: Amount;
}

export interface Rated {
  readonly score: Amount;
  /** Too little is known of him for a place (`isProvisional`). */
  readonly provisional: boolean;
}

/**
 * @param ratings by player, where the season is one of ratings; who has none yet is not in the table
 * @returns those who have a place first, by it, then the others by what they have so far
 */
export function tableOf(
  nights: readonly SeasonNight[],
  rule: SeasonRule,
  ratings: ReadonlyMap<string, Rated> = new Map(),
): Standing[] {
  const scores = new Map<string, Amount[]>();
  for (const night of nights) {
    for (const [playerId, score] of scoresOf(night, rule)) {
      const so = scores.get(playerId) ?? [];
      so.push(score);
      scores.set(playerId, so);
    }
  }
  return standingsOf(
    [...scores].flatMap(([playerId, all]) => {
      const nightsPlayed = all.length;
      if (rule.score === 'rating') {
        const score = ratings.get(playerId)?.score;
        return score ? [{ playerId, nights: nightsPlayed, counted: nightsPlayed, score }] : [];
      }
      const best = all.sort((a, b) => b.compare(a)).slice(0, rule.bestOf ?? nightsPlayed);
      return [{ playerId, nights: nightsPlayed, counted: best.length, score: sum(best) }];
    }),
    ({ playerId, nights: played }) =>
      played >= rule.minNights && ratings.get(playerId)?.provisional !== true,
  );
}

/** What a table comes to, whatever it was counted from: the places of those who may have one follow from the scores. */
export function standingsOf<Row extends Omit<Standing, 'place'>>(
  rows: readonly Row[],
  isPlaced: (row: Row) => boolean,
): Standing[] {
  const standing = (place: number | null) => (row: Row) => ({ ...row, place });
  const groups = ranked(rows.filter(isPlaced), (a, b) => b.score.compare(a.score));
  const others = ranked(
    rows.filter((row) => !isPlaced(row)),
    (a, b) => b.score.compare(a.score),
  );
  return [
    ...placed(groups).flatMap(({ place, equals }) => equals.map(standing(place))),
    ...others.flat().map(standing(null)),
  ];
}

/** Whether it gives anybody anything: what is money in one currency is none in another, and what is open has no places. */
export function countsIn({ currency, matches }: SeasonNight, rule: SeasonRule): boolean {
  if (rule.score === 'places') return matches.length > 0;
  return rule.score !== 'net' || rule.inUnits || currency === rule.currency;
}

/** What one night gives to each who played; nobody anything where it does not count. */
function scoresOf(night: SeasonNight, rule: SeasonRule): ReadonlyMap<string, Amount> {
  const { units, matches } = night;
  if (rule.score === 'places') {
    const pointsOf = (place: number) => amount(rule.points[place - 1] ?? 0);
    return new Map([...nightPlaces(matches)].map(([id, place]) => [id, pointsOf(place)]));
  }
  if (rule.score === 'rating') return new Map([...units.keys()].map((id) => [id, ZERO]));
  if (rule.inUnits) return units;
  if (!countsIn(night, rule)) return new Map();
  if (rule.currency === null) return units;
  return exactMoney(units, night.unitValue, []);
}
