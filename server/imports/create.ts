// A card-night document becomes a night of the club: all of it, or nothing.
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
import { hashOf } from '@/server/body-hash';
import type { Database, Transaction } from '@/server/database';
import { name as nameSchema } from '@/server/input';
import { insertRows } from '@/server/insert-rows';
import { newKey } from '@/server/key';
import { keepable } from '@/server/matches/append';
import { RULES_VERSION } from '@/server/matches/match';
import { projectNew, standingOf } from '@/server/matches/projection';
import { withoutTexts } from '@/server/matches/texts';
import { once } from '@/server/once';
import { holdPlayers } from '@/server/players/player';
import { outdateRatings } from '@/server/ratings/outdate';
import { Refusal } from '@/server/refusal';
import { neutral } from './neutral';
import { readNight, type Usable } from './read';

/** Of a night before its first entry. */
const FIRST_VERSION = 1;

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
    once(tx, { ...asked, body }, async () => {
      const { sessionId } = await importRead(tx, scope, read, input);
      return { sessionId };
    }),
  );
}

/** In the caller's transaction: a night that can be played back. */
export async function importRead(
  tx: Transaction,
  scope: Scope,
  read: Usable,
  { date, people: chosen }: Pick<ImportInput, 'date' | 'people'>,
): Promise<{ sessionId: string; version: number }> {
  const { clubId } = scope;
  const { document, documentIds } = neutral(read.document);
  const result = documentIds.size === 0 ? read.result : scoreNight(document);
  const people = await peopleOf(tx, scope, read.document, chosen);
  const day = document.session?.date ?? date;
  const version = document.matches.reduce((sum, { log }) => sum + log.length, FIRST_VERSION);
  const sessionId = await sessionOf(tx, scope, document, { date: day, version });
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
  await insertMatches(tx, scope, sessionId, document, result.matches);
  await insertExpenses(tx, scope, sessionId, document);
  await record(tx, scope, 'imports.create', { sessionId });
  return { sessionId, version };
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
  await holdPlayers(tx, clubId, ids);
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
  { date, version }: { date: string; version: number },
): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values({
      clubId: scope.clubId,
      date,
      name: session?.name ?? null,
      currency: session?.currency ?? null,
      unitValue: amount(session?.unitValue ?? '1'),
      roundTo: session?.roundTo ?? 1,
      version,
      createdBy: userIn(scope),
    })
    .returning({ id: sessions.id });
  return row!.id;
}

async function insertMatches(
  tx: Transaction,
  scope: Scope,
  sessionId: string,
  document: NightDocument,
  played: readonly MatchResult[],
): Promise<void> {
  if (played.length === 0) return;
  const { clubId, userId, linkId } = scope;
  const rows = await tx
    .insert(matches)
    .values(
      played.map(({ match, timeline }, index) => {
        const { rules, seats, dealer } = setupOf(document, match);
        const number = index + 1;
        // Which table it was, a document does not say; no two that are still open share one.
        const place = { clubId, sessionId, number, tableNumber: number, countsIn: sessionId };
        const { game } = match;
        const setup = { game, rules, rulesVersion: RULES_VERSION, seats: [...seats], dealer };
        return { ...place, ...setup, ...standingOf(timeline) };
      }),
    )
    .returning({ id: matches.id, number: matches.number });
  const idOf = new Map(rows.map(({ id, number }) => [number, id]));
  const stored = played.map(({ match, timeline }, index) => {
    return { matchId: idOf.get(index + 1) ?? '', game: match.game, log: match.log, timeline };
  });
  const written = stored
    .flatMap(({ matchId, log }) => log.map((entry, at) => ({ matchId, number: at + 1, entry })))
    .map((one, at) => ({
      ...one,
      sessionVersion: FIRST_VERSION + at + 1,
      ...withoutTexts(one.entry),
    }));
  await insertRows(
    tx,
    entries,
    written.map(({ entry, texts: _, ...row }) => ({
      clubId,
      sessionId,
      ...row,
      clientId: newKey(),
      bodyHash: hashOf(entry),
      userId,
      linkId,
      phoneTime: keepable(entry.time),
    })),
  );
  await insertRows(
    tx,
    entryTexts,
    written.flatMap(({ matchId, number, texts }) =>
      texts.map((one) => ({ clubId, matchId, number, ...one })),
    ),
  );
  await projectNew(tx, { clubId, sessionId }, stored);
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
