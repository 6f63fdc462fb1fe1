// The one write path: an entry is judged by the engine, kept for ever, and what follows is projected.
import { and, eq } from 'drizzle-orm';
import { entries, entryTexts } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { hashOf } from '@/server/body-hash';
import type { Database, Transaction } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { type LockedNight, writeNight } from '@/server/sessions/night';
import { seatIn } from '@/server/settlement/carry';
import { otherNight, refuseFrozen } from '@/server/settlement/frozen';
import { addDifference } from '@/server/settlement/plan';
import { remember } from './cache';
import { judge } from './judge';
import { type LogRow, logRows } from './log-rows';
import { type MatchRow, matchIn } from './match';
import { project } from './projection';
import { beginScoring } from './scoring';
import { withoutTexts } from './texts';

export interface AppendInput {
  readonly matchId: string;
  /** The idempotency key: 128 random bits from the phone, as hex. */
  readonly clientId: string;
  /** How many entries the sender has seen. */
  readonly expectedVersion: number;
  /** As the phone sends it; a correction may name an entry by its client id. */
  readonly entry: unknown;
  /** Which phone sends it: the one that scores from then on, where none did. */
  readonly phone?: string | undefined;
}

export interface Appended {
  readonly number: number;
  readonly version: number;
  readonly sessionVersion: number;
}

/**
 * Appends one entry to a match's log, in one transaction under the night's lock. Nothing is
 * acknowledged before the commit. The same client id with the same entry is acknowledged once more
 * and changes nothing. A correction of what is settled adds the difference to the payment plan.
 * @throws Refusal `key-reused` (same client id, another entry), `conflict` (with the entries that
 * came between), `night-settled`, `match-open` (a correction that would open a match of a settled night
 * again), `invalid-input`, `against-the-rules` (with the engine's problems), `already-seated`.
 */
export async function appendEntry(
  db: Database,
  scope: Scope,
  input: AppendInput,
): Promise<Appended> {
  const known = await matchIn(db, scope, input.matchId);
  const { sessionId } = known;
  const also = otherNight(known);
  const write = async (night: LockedNight) => {
    const { tx, session, other, nextVersion } = night;
    const match = await matchIn(tx, scope, input.matchId);
    const bodyHash = hashOf(input.entry);
    const before = await sentBefore(tx, match, input.clientId);
    if (before) {
      if (before.bodyHash !== bodyHash) throw new Refusal('key-reused');
      const { number } = before;
      return { number, version: match.version, sessionVersion: session.version, timeline: null };
    }
    // Carried over to another night since it was looked at: that one is not locked.
    if (otherNight(match) !== also) throw new Refusal('conflict', { version: match.version });
    const settled = refuseFrozen(scope, match, session, other, input.entry);
    await refuseStale(tx, match, input.expectedVersion);

    const { entry, timeline } = await judge(tx, match, input.entry);
    const number = match.version + 1;
    const { body, texts } = withoutTexts(entry);
    const { clubId, id: matchId } = match;
    await tx.insert(entries).values({
      clubId,
      matchId,
      number,
      sessionId,
      sessionVersion: nextVersion,
      clientId: input.clientId,
      bodyHash,
      body,
      userId: scope.userId,
      linkId: scope.linkId,
      phoneTime: keepable(entry.time),
    });
    if (texts.length > 0) {
      await tx.insert(entryTexts).values(texts.map((one) => ({ clubId, matchId, number, ...one })));
    }
    await project(tx, match, timeline);
    if (other) await seatIn(tx, scope, match, other, timeline.state.net.keys());
    if (settled) await addDifference(tx, settled, { matchId, entry: number });
    if (input.phone !== undefined) await beginScoring(tx, scope, match, input.phone);
    await night.changed();
    return { number, version: number, sessionVersion: nextVersion, timeline };
  };

  const written = await writeNight(db, scope, sessionId, write, also);
  const { timeline, ...appended } = written;
  if (timeline) remember({ clubId: scope.clubId, id: input.matchId }, timeline);
  return appended;
}

/** Null also for what a document may say and the database cannot hold: a leap second, the year 0. */
export function keepable(time = ''): Date | null {
  const moment = new Date(time);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moment : null;
}

async function sentBefore(tx: Transaction, match: MatchRow, clientId: string) {
  const [row] = await tx
    .select({ number: entries.number, bodyHash: entries.bodyHash })
    .from(entries)
    .where(
      and(
        eq(entries.clubId, match.clubId),
        eq(entries.matchId, match.id),
        eq(entries.clientId, clientId),
      ),
    );
  return row;
}

/** Who has not seen the newest entries is shown them, and decides again. */
async function refuseStale(tx: Transaction, match: MatchRow, expected: number): Promise<void> {
  if (expected === match.version) return;
  const missed: LogRow[] = await logRows(tx, match, expected);
  throw new Refusal('conflict', { version: match.version }, [], missed);
}
