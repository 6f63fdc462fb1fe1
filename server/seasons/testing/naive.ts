// Seasons and records counted a second time, from the exported documents of all nights and nothing else.
import { gameOf } from '@/engine/document/games';
import { readDocument } from '@/engine/document/read';
import { scoreNight } from '@/engine/document/result';
import { placesOf } from '@/engine/match/places';
import { type Amount, amount, amountText, sum, ZERO } from '@/engine/money/amount';
import type { Season } from '@/server/seasons/schemas';
import type { clubOf } from '@/server/settlement/testing/nights';

/** What was one’s own. */
const GIVEN_BACK: readonly string[] = ['leaver-share', 'final-split', 'loo-excused'];

type Club = Awaited<ReturnType<typeof clubOf>>;

interface NaiveCounted {
  rounds: number;
  looed: number;
  reenganches: number;
  /** The most that he took out of the pot at once. */
  pot: Amount;
}

export interface NaiveMatch {
  readonly game: string;
  readonly date: string;
  readonly isOver: boolean;
  readonly rounds: number;
  /** By player. */
  readonly nets: ReadonlyMap<string, Amount>;
  /** Nobody’s where it is open. */
  readonly places: ReadonlyMap<string, number>;
  readonly counted: ReadonlyMap<string, NaiveCounted>;
}

export interface NaiveNight {
  readonly date: string;
  readonly currency: string | null;
  readonly unitValue: Amount;
  readonly matches: readonly NaiveMatch[];
}

export async function naiveNights({ api, clubId }: Club): Promise<NaiveNight[]> {
  const { nights } = await api.sessions.list({ clubId, limit: 50 });
  const read = nights.map(async ({ id: sessionId, date }): Promise<NaiveNight> => {
    const { document: text } = await api.export.night({ clubId, sessionId });
    const whole = readDocument(text);
    if (!('document' in whole)) throw new Error('an export that cannot be read');
    const { players } = await api.sessions.get({ clubId, sessionId });
    const playerOf = new Map(players.map(({ ref, playerId }) => [ref, playerId ?? '']));
    const who = (ref: string) => playerOf.get(ref) ?? '';
    const matches = scoreNight(whole.document).matches.map(({ match, timeline }): NaiveMatch => {
      const { net, status } = timeline.state;
      const counted = new Map<string, NaiveCounted>(
        [...net.keys()].map((ref) => {
          return [who(ref), { rounds: 0, looed: 0, reenganches: 0, pot: ZERO }];
        }),
      );
      for (const { entry, output } of timeline.played) {
        if (entry.type === 'reenganche') counted.get(who(entry.player))!.reenganches += 1;
        for (const [ref, own] of counted) {
          const won = output.postings.filter((one) => {
            return one.from === 'pot' && who(one.to) === ref && !GIVEN_BACK.includes(one.reason);
          });
          const pot = sum(won.map((one) => one.amount));
          if (pot.compare(own.pot) > 0) own.pot = pot;
        }
        const facts = output.round?.facts;
        if (!facts) continue;
        const isLoo = 'looed' in facts;
        for (const ref of isLoo ? facts.dealtIn : facts.totals.keys()) {
          counted.get(who(ref))!.rounds += 1;
        }
        for (const ref of isLoo ? facts.looed : []) counted.get(who(ref))!.looed += 1;
      }
      return {
        game: match.game,
        date,
        isOver: status !== 'open',
        rounds: timeline.state.rounds,
        nets: new Map([...net].map(([ref, own]) => [who(ref), own])),
        places: new Map(
          [...(placesOf(gameOf(match.game), timeline.state) ?? [])].map(([ref, own]) => {
            return [who(ref), own];
          }),
        ),
        counted,
      };
    });
    const { currency = null, unitValue = '1' } = whole.document.session ?? {};
    return { date, currency, unitValue: amount(unitValue), matches };
  });
  return (await Promise.all(read)).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** What somebody's night came to; null where he did not play. */
function unitsOn(night: NaiveNight, playerId: string, game: string | null): Amount | null {
  const own = night.matches.flatMap((match) => {
    const net = match.nets.get(playerId);
    return net && (game === null || match.game === game) ? [net] : [];
  });
  return own.length === 0 ? null : sum(own);
}

/** How many of the others he beat, match by match, a draw being half of one; null where no match gave him a place. */
function beatenOn(night: NaiveNight, playerId: string, game: string | null): Amount | null {
  let total: Amount | null = null;
  for (const match of night.matches) {
    const own = match.places.get(playerId);
    if (own === undefined || match.rounds === 0 || match.places.size === 1) continue;
    if (game !== null && match.game !== game) continue;
    let beaten = ZERO;
    for (const [other, place] of match.places) {
      if (other === playerId || place < own) continue;
      beaten = beaten.add(place === own ? '1/2' : 1);
    }
    total = (total ?? ZERO).add(beaten.div(match.places.size - 1));
  }
  return total;
}

/** Of each who is in it: `place nights counted score`; places are counted by who has more. */
export function naiveTable(
  nights: readonly NaiveNight[],
  playerIds: readonly string[],
  season: Pick<
    Season,
    'from' | 'to' | 'game' | 'score' | 'currency' | 'bestOf' | 'minNights' | 'points'
  >,
): Map<string, string> {
  const { from, to, game, score, currency, bestOf, minNights, points } = season;
  const own = nights.filter(({ date }) => date >= from && date <= to);
  const rows = playerIds.flatMap((playerId) => {
    const scores = own.flatMap((night) => {
      const units = unitsOn(night, playerId, game);
      if (units === null) return [];
      if (score === 'places') {
        const beaten = beatenOn(night, playerId, game);
        if (beaten === null) return [];
        const better = playerIds.filter((other) => {
          return (beatenOn(night, other, game)?.compare(beaten) ?? 0) > 0;
        });
        return [amount(points[better.length] ?? 0)];
      }
      if (game !== null) return [units];
      if (night.currency !== currency) return [];
      return [currency === null ? units : units.mul(night.unitValue)];
    });
    if (scores.length === 0) return [];
    const best = scores.sort((a, b) => b.compare(a)).slice(0, bestOf ?? scores.length);
    return [{ playerId, nights: scores.length, counted: best.length, total: sum(best) }];
  });
  const placed = rows.filter((row) => row.nights >= minNights);
  return new Map(
    rows.map((row) => {
      const better = placed.filter(({ total }) => total.compare(row.total) > 0).length;
      const place = placed.includes(row) ? better + 1 : null;
      return [row.playerId, `${place} ${row.nights} ${row.counted} ${amountText(row.total)}`];
    }),
  );
}

/** `nights` in all, how many in each month, and by player. */
export function naiveAttendance(
  nights: readonly NaiveNight[],
  playerIds: readonly string[],
  { from, to, game }: Pick<Season, 'from' | 'to' | 'game'>,
) {
  const own = nights.filter(({ date, matches }) => {
    return date >= from && date <= to && matches.some((one) => game === null || one.game === game);
  });
  const months: Record<string, number> = {};
  for (const { date } of own) months[date.slice(0, 7)] = (months[date.slice(0, 7)] ?? 0) + 1;
  const people = playerIds.flatMap((id) => {
    const came = own.filter((night) => unitsOn(night, id, game) !== null).length;
    return came === 0 ? [] : [[id, came] as const];
  });
  return { nights: own.length, months, people: new Map(people) };
}
