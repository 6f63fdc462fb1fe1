// A player's net in one match, down to each posting: what a reason of the settlement stands on.
import { and, asc, eq, or } from 'drizzle-orm';
import type * as z from 'zod';
import { postings } from '@/db/schema';
import { type Amount, amountText, ZERO } from '@/engine/money/amount';
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
    const player = found(people.find((one) => one.playerId === playerId));
    const nameOf = new Map(people.map(({ ref, name }) => [ref, name]));
    const { ref } = player;
    const rows = await tx
      .select()
      .from(postings)
      .where(
        and(
          eq(postings.clubId, scope.clubId),
          eq(postings.matchId, matchId),
          or(eq(postings.from, ref), eq(postings.to, ref)),
        ),
      )
      .orderBy(asc(postings.position));

    let net: Amount = ZERO;
    let inRound: Amount = ZERO;
    const rounds: RoundOfPlayer[] = [];
    for (const { round, entry, from, to, amount, reason, trick } of rows) {
      const moved = to === ref ? amount : amount.neg();
      const other = to === ref ? from : to;
      let last = rounds.at(-1);
      if (!last || last.round !== round || last.entry !== entry) {
        inRound = ZERO;
        last = { round, entry, net: '0', postings: [] };
        rounds.push(last);
      }
      net = net.add(moved);
      inRound = inRound.add(moved);
      last.net = amountText(inRound);
      last.postings.push({
        reason,
        trick,
        other: other === POT ? null : (nameOf.get(other) ?? other),
        units: amountText(moved),
      });
    }
    const { number, game, tableNumber, sessionId } = match;
    return {
      match: { matchId, sessionId, number, game, tableNumber, date: session.date },
      player: { ref, name: player.name },
      net: amountText(net),
      rounds,
    };
  });
}
