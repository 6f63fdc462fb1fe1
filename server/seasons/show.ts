// A table as its reader may see it: names, and money only of whom he may know it of.
import { amountText, ZERO } from '@/engine/money/amount';
import { maySeeMoney } from '@/server/auth/money';
import type { Scope } from '@/server/auth/scope';
import type { ClubRow } from '@/server/clubs/club';
import type { People, Person } from '@/server/players/people';
import { SETTLED_AFTER } from '@/server/ratings/rate';
import type { Attendance } from './attendance';
import type { SeasonNight } from './nights';
import type { SeasonTable } from './schemas';
import { countsIn, type SeasonRule, type Standing } from './table';

export interface Reader {
  readonly scope: Scope;
  readonly club: ClubRow;
  readonly people: People;
}

export interface Shown {
  readonly rule: SeasonRule;
  readonly nights: readonly SeasonNight[];
  /** As it is now. */
  readonly table: readonly Standing[];
  /** As it was closed; null for what is open. */
  readonly closed: readonly Standing[] | null;
  readonly recomputing: boolean;
}

type Row = SeasonTable['rows'][number];

export function shownTable(reader: Reader, shown: Shown): SeasonTable {
  const { scope, club, people } = reader;
  const { rule, nights, table, closed, recomputing } = shown;
  const measure = measureOf(rule);
  const told = ({ place, nights: played, counted, score }: Standing, person: Person) => ({
    place,
    nights: played,
    counted,
    score: measure !== 'money' || maySeeMoney(scope, club, person) ? amountText(score) : null,
  });
  const rows = inOrder(pairsOf(table, closed, people), reader).map((pair): Row => {
    const { playerId, before, now } = pair;
    const player = people.get(playerId);
    const { id, name, page } = player;
    return {
      player: { id, name, page },
      standing: before && told(before, player),
      now: now && told(now, player),
      changed: closed !== null && !recomputing && !isSame(before, now),
    };
  });
  return {
    measure,
    settledAfter: measure === 'rating' ? SETTLED_AFTER : null,
    currency: measure === 'money' ? rule.currency : null,
    seesMoney: measure !== 'money' || maySeeMoney(scope, club, { userId: null }),
    nights: nights.filter((night) => countsIn(night, rule)).length,
    rows,
    // Ratings that are still to come are no difference.
    changed: !recomputing && rows.some(({ changed }) => changed),
    recomputing,
  };
}

function measureOf({ score, inUnits, currency }: SeasonRule): SeasonTable['measure'] {
  if (score === 'places') return 'points';
  if (score === 'rating') return 'rating';
  return inUnits || currency === null ? 'units' : 'money';
}

interface Pair {
  /** By whom the row is named. */
  readonly playerId: string;
  readonly before: Standing | null;
  readonly now: Standing | null;
}

/**
 * A row that was closed is the row of who its player is by now. Where two of them have become one, the row of
 * who he is stands for him, and the other one stays as it was.
 */
function pairsOf(
  table: readonly Standing[],
  closed: readonly Standing[] | null,
  people: People,
): Pair[] {
  if (closed === null) return table.map((now) => ({ playerId: now.playerId, before: now, now }));
  const left = new Map(table.map((now) => [now.playerId, now]));
  const own = new Set(closed.map(({ playerId }) => playerId));
  const pairs = closed.map((before): Pair => {
    const by = people.now(before.playerId);
    const now = left.get(by) ?? null;
    if (now === null || (by !== before.playerId && own.has(by))) {
      return { playerId: before.playerId, before, now: null };
    }
    left.delete(by);
    return { playerId: by, before, now };
  });
  return [
    ...pairs,
    ...[...left.values()].map((now) => ({ playerId: now.playerId, before: null, now })),
  ];
}

/** By place; then those without one by what they have, and last who has come in since. */
function inOrder(pairs: readonly Pair[], { club, people }: Reader): Pair[] {
  const { compare } = new Intl.Collator(club.locale);
  const rank = ({ before }: Pair) =>
    before === null ? Number.POSITIVE_INFINITY : (before.place ?? Number.MAX_SAFE_INTEGER);
  const score = ({ before, now }: Pair) => (before ?? now)?.score ?? ZERO;
  const name = ({ playerId }: Pair) => people.get(playerId).name;
  return [...pairs].sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) < rank(b) ? -1 : 1;
    return score(b).compare(score(a)) || compare(name(a), name(b));
  });
}

function isSame(before: Standing | null, now: Standing | null): boolean {
  if (before === null || now === null) return false;
  return (
    before.place === now.place &&
    before.nights === now.nights &&
    before.counted === now.counted &&
    before.score.equals(now.score)
  );
}

export function shownAttendance(
  { people, club }: Reader,
  span: { readonly from: string; readonly to: string },
  { nights, months, people: came }: Attendance,
) {
  const { compare } = new Intl.Collator(club.locale);
  return {
    from: span.from,
    to: span.to,
    nights,
    months,
    people: came
      .map(({ playerId, nights: own }) => {
        const { id, name, page } = people.get(playerId);
        return { player: { id, name, page }, nights: own };
      })
      .sort((a, b) => b.nights - a.nights || compare(a.player.name, b.player.name)),
  };
}
