// A player's net in one match, down to each posting: what a reason of the settlement stands on.
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type * as z from 'zod';
import { postings } from '@/db/schema';
import { netOf } from '@/engine/match/step';
import { amountText, ZERO } from '@/engine/money/amount';
import { POT } from '@/engine/money/posting';
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { matchIn } from '@/server/matches/match';
import { found } from '@/server/refusal';
import { playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';
import type { postingsAnswer } from './schemas';

export type MatchPostings = z.infer<typeof postingsAnswer>;
type RoundOfPlayer = MatchPostings['rounds'][number];

export interface PostingsInput {
  readonly matchId: string;
  readonly playerId: string;
}

/** @throws Refusal `not-found` also for a player who did not come to the match's night */
export function getPostings(
  db: Database,
  scope: Scope,
  { matchId, playerId }: PostingsInput,
): Promise<MatchPostings> {
  return snapshot(db, async (tx) => {
    const match = await matchIn(tx, scope, matchId);
    const session = await sessionIn(tx, scope, match.sessionId);
    const people = await playersOf(tx, session);
    const his = people.filter((one) => one.playerId === playerId);
    const nameOf = new Map(people.map(({ ref, name }) => [ref, name]));
    const refs = found(his.length > 0 ? his : undefined).map(({ ref }) => ref);
    const rows = await tx
      .select()
      .from(postings)
      .where(
        and(
          eq(postings.clubId, scope.clubId),
          eq(postings.matchId, matchId),
          or(inArray(postings.from, refs), inArray(postings.to, refs)),
        ),
      )
      .orderBy(asc(postings.position));

    // Who was merged may have two places in the night, of which he sat in one here.
    const sat = new Set(rows.flatMap(({ from, to }) => [from, to]));
    const player = his.find((one) => sat.has(one.ref)) ?? his[0]!;
    const { ref } = player;
    const netIn = (some: typeof rows) => amountText(netOf(some).get(ref) ?? ZERO);
    const rounds = together(rows).map((some): RoundOfPlayer => {
      const { round = null, entry = null } = some[0] ?? {};
      return {
        round,
        entry,
        net: netIn(some),
        postings: some.map(({ from, to, amount, reason, trick }) => {
          const other = to === ref ? from : to;
          return {
            reason,
            trick,
            other: other === POT ? null : (nameOf.get(other) ?? other),
            units: amountText(to === ref ? amount : amount.neg()),
          };
        }),
      };
    });
    const { number, game, tableNumber, sessionId } = match;
    return {
      match: { matchId, sessionId, number, game, tableNumber, date: session.date },
      player: { ref, name: player.name },
      net: netIn(rows),
      rounds,
    };
  });
}

/** Postings of one entry, one after the other in the order of play. */
function together<Row extends { round: number | null; entry: number | null }>(
  rows: readonly Row[],
): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first?.round === row.round && first.entry === row.entry) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
