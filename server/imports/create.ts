// A card-night document becomes a night of the club: all of it, or nothing.
import { and, eq, inArray } from 'drizzle-orm';
import {
  entries,
  entryTexts,
  expenses,
  matches,
  players,
  sessionPlayers,
  sessions,
} from '@/db/schema';
import { type NightDocument, setupOf } from '@/engine/document/document';
import { type MatchResult, scoreNight } from '@/engine/document/result';
import { amount } from '@/engine/money/amount';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import { batches } from '@/server/batches';
import { hashOf } from '@/server/body-hash';
import type { Database, Transaction } from '@/server/database';
import { name as nameSchema } from '@/server/input';
import { newKey } from '@/server/key';
import { keepable } from '@/server/matches/append';
import { RULES_VERSION } from '@/server/matches/match';
import { project } from '@/server/matches/projection';
import { withoutTexts } from '@/server/matches/texts';
import { once } from '@/server/once';
import { isSomebody } from '@/server/players/player';
import { outdateRatings } from '@/server/ratings/outdate';
import { Refusal } from '@/server/refusal';
import { neutral } from './neutral';
import { readNight, type Usable } from './read';

export interface ImportInput {
  /** The idempotency key: sent again, it is the same night. */
  readonly requestId: string;
  readonly text: string;
  /** For a document that says no date: the club's local one. */
  readonly date: string;
  /** Who is whom: the club's player, or null for somebody new. Who is missing is new. */
  readonly people: readonly { readonly id: string; readonly playerId: string | null }[];
}

/**
 * The document's ids are kept beside the refs of the night, so that its export is the document again.
 * @throws Refusal `unusable-document` (with the problems), `not-found` for a player of another club,
 * `invalid-input` where two people of the document would be one player, `key-reused`
 */
export async function importNight(
  db: Database,
  scope: Scope,
  { requestId, ...input }: ImportInput,
): Promise<{ sessionId: string }> {
  const read = readNight(input.text);
  if ('faults' in read) {
    const [first] = read.faults;
    throw new Refusal('unusable-document', { at: first?.pointer ?? '' }, read.problems);
  }
  const asked = { userId: userIn(scope), requestId, path: 'imports.create' };
  const body = { clubId: scope.clubId, ...input };
  return db.transaction((tx) =>
    once(tx, { ...asked, body }, () => importRead(tx, scope, read, input)),
  );
}

/** In the caller's transaction: a night that can be played back. */
export async function importRead(
  tx: Transaction,
  scope: Scope,
  read: Usable,
  { date, people: chosen }: Pick<ImportInput, 'date' | 'people'>,
): Promise<{ sessionId: string }> {
  const { clubId } = scope;
  const { document, documentIds } = neutral(read.document);
  const result = documentIds.size === 0 ? read.result : scoreNight(document);
  const people = await peopleOf(tx, scope, read.document, chosen);
  const day = document.session?.date ?? date;
  const sessionId = await sessionOf(tx, scope, document, day);
  await tx.insert(sessionPlayers).values(
    document.players.map(({ id: ref }, index) => {
      const documentId = documentIds.get(ref) ?? null;
      const playerId = people.get(documentId ?? ref) ?? '';
      return { clubId, sessionId, date: day, ref, documentId, playerId, position: index + 1 };
    }),
  );
  await outdateRatings(
    tx,
    clubId,
    result.matches.map(({ match: { game } }) => ({ game, date: day })),
  );
  let version = 1;
  for (const [index, match] of result.matches.entries()) {
    version = await insertMatch(tx, scope, { document, sessionId, index, version }, match);
  }
  await tx
    .update(sessions)
    .set({ version })
    .where(and(eq(sessions.clubId, clubId), eq(sessions.id, sessionId)));
  await insertExpenses(tx, scope, sessionId, document);
  await record(tx, scope, 'imports.create', { sessionId });
  return { sessionId };
}

/** The player of each id: chosen, or made. */
async function peopleOf(
  tx: Transaction,
  scope: Scope,
  document: NightDocument,
  chosen: ImportInput['people'],
): Promise<Map<string, string>> {
  const { clubId } = scope;
  const wanted = new Map(chosen.map(({ id, playerId }) => [id, playerId]));
  const people = new Map<string, string>();
  for (const { id } of document.players) {
    const playerId = wanted.get(id);
    if (playerId) people.set(id, playerId);
  }
  const ids = [...people.values()];
  if (new Set(ids).size !== ids.length) throw new Refusal('invalid-input', { at: '/people' });
  const known = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.clubId, clubId), inArray(players.id, ids), isSomebody(tx)));
  if (known.length !== ids.length) throw new Refusal('not-found');
  for (const { id, name: written } of document.players) {
    if (people.has(id)) continue;
    const name = nameSchema.parse(written);
    const [made] = await tx.insert(players).values({ clubId, name }).returning({ id: players.id });
    people.set(id, made!.id);
  }
  return people;
}

async function sessionOf(
  tx: Transaction,
  scope: Scope,
  { session }: NightDocument,
  day: string,
): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values({
      clubId: scope.clubId,
      date: day,
      name: session?.name ?? null,
      currency: session?.currency ?? null,
      unitValue: amount(session?.unitValue ?? '1'),
      roundTo: session?.roundTo ?? 1,
      createdBy: userIn(scope),
    })
    .returning({ id: sessions.id });
  return row!.id;
}

interface Place {
  readonly document: NightDocument;
  readonly sessionId: string;
  /** Of the match in the document, from 0. */
  readonly index: number;
  /** The night's, before this match. */
  readonly version: number;
}

/** @returns the night's version after it. */
async function insertMatch(
  tx: Transaction,
  scope: Scope,
  { document, sessionId, index, version }: Place,
  { match, timeline }: MatchResult,
): Promise<number> {
  const { clubId } = scope;
  const { rules, seats, dealer } = setupOf(document, match);
  const [row] = await tx
    .insert(matches)
    .values({
      clubId,
      sessionId,
      number: index + 1,
      // Which table it was, a document does not say; no two that are still open share one.
      tableNumber: index + 1,
      game: match.game,
      rules,
      rulesVersion: RULES_VERSION,
      seats: [...seats],
      dealer,
      pot: timeline.state.pot,
      countsIn: sessionId,
    })
    .returning();
  const matchId = row!.id;
  const written = match.log.map((entry, at) => ({
    number: at + 1,
    entry,
    ...withoutTexts(entry),
  }));
  for (const batch of batches(written)) {
    await tx.insert(entries).values(
      batch.map(({ number, entry, body }) => ({
        clubId,
        matchId,
        number,
        sessionId,
        sessionVersion: version + number,
        clientId: newKey(),
        bodyHash: hashOf(entry),
        body,
        userId: scope.userId,
        linkId: scope.linkId,
        phoneTime: keepable(entry.time),
      })),
    );
    const texts = batch.flatMap(({ number, texts: said }) =>
      said.map((one) => ({ clubId, matchId, number, ...one })),
    );
    if (texts.length > 0) await tx.insert(entryTexts).values(texts);
  }
  await project(tx, row!, { ...timeline, kept: 0 });
  return version + written.length;
}

async function insertExpenses(
  tx: Transaction,
  scope: Scope,
  sessionId: string,
  { expenses: paid = [] }: NightDocument,
): Promise<void> {
  if (paid.length === 0) return;
  await tx.insert(expenses).values(
    paid.map((one, index) => ({
      clubId: scope.clubId,
      sessionId,
      position: index + 1,
      userId: userIn(scope),
      paidBy: one.paidBy,
      amount: amount(one.amount),
      for: [...one.for],
      note: one.note ?? null,
    })),
  );
}
