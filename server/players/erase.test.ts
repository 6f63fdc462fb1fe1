// Somebody wants his name gone: it is found nowhere any more, and nothing that was played or paid has moved.

import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { readDocument } from '@/engine/document/read';
import { scoreNight } from '@/engine/document/result';
import { amountText } from '@/engine/money/amount';
import { writeArchive } from '@/server/archive/write';
import { newKey } from '@/server/key';
import { outcomeOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';
import { verify } from '@/server/verify/verify';
import { NOTES } from './notes';

const NAME = 'Zoltánka Quastenberg';
const SECRET = /zolt|quast|zoli/i;

let here: World;
let clubId: string;
let owner: ReturnType<World['as']>;
let others: string[];

beforeEach(async () => {
  here = await world(await testDatabase());
  clubId = here.own.clubId;
  owner = here.as('owner');
  others = here.own.players.slice(0, 3);
  await here.database.sql`delete from session_players`;
});

/** Everything that is written anywhere, in one text. */
async function dump(): Promise<string> {
  const tables = await here.database.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  const parts = await Promise.all(
    tables.map(({ name }) => here.database.sql.unsafe(`select t::text as row from "${name}" t`)),
  );
  return parts.flatMap((rows) => rows.map(({ row }) => String(row))).join('\n');
}

async function sums() {
  const { sql } = here.database;
  const { nights } = await owner.sessions.list({ clubId, limit: 50 });
  const documents = await Promise.all(
    nights.map(async ({ id }) => (await owner.export.night({ clubId, sessionId: id })).document),
  );
  return {
    open: (await owner.payments.balances({ clubId })).open.map(({ players, lines }) => ({
      players: players.map(({ playerId, open }) => [playerId, open]),
      lines: lines.map(({ number, money, open }) => [number, money, open]),
    })),
    nights: nights.map(({ id, players, matches }) => ({
      id,
      players: players.map(({ ref, units, money }) => [ref, units, money]),
      matches,
    })),
    tallies: await sql`select *, net::text as units from tallies order by player_id, game, year`,
    results: await sql`select md5(string_agg(r::text, '|' order by r::text)) from results r`,
    postings: await sql`select md5(string_agg(p::text, '|' order by p::text)) from postings p`,
    nets: documents.map((text) => {
      const read = readDocument(text);
      if (!('document' in read)) throw new Error('an export that cannot be read');
      return [...scoreNight(read.document).net.values()].map(amountText);
    }),
  };
}

async function append(matchId: string, entry: object) {
  const { version: expectedVersion } = await owner.matches.get({ clubId, matchId });
  await owner.matches.append({ clubId, matchId, clientId: newKey(), expectedVersion, entry });
}

/** A night with him in it, and his name wherever one can write. @returns the night and the match */
async function nightWith(playerId: string, date: string) {
  const match = {
    game: 'limited-loo' as const,
    players: [playerId, ...others],
    dealer: playerId,
  };
  const night = { requestId: newKey(), clubId, date, unitValue: '0.05', match };
  const { sessionId, matchId } = await owner.sessions.start({ ...night, name: `At ${NAME}’s` });
  await append(matchId, { type: 'round', tricks: { p2: 2, p3: 1 }, note: 'Zoltánka forgot it' });
  await append(matchId, {
    type: 'penalty',
    player: 'p1',
    amount: 1,
    to: 'pot',
    reason: 'ZOLTÁNKA!',
  });
  await append(matchId, { type: 'close', note: 'late' });
  const paid = { paidBy: playerId, amount: '9.00', for: [playerId, ...others] };
  const shared = { clubId, sessionId, ...paid, note: 'at Quastenbergs' };
  await owner.expenses.add({ requestId: newKey(), ...shared });
  const { version } = await owner.settlement.get({ clubId, sessionId });
  const settled = await owner.settlement.settle({ clubId, sessionId, expectedVersion: version });
  const { planId, number, open } = settled.transfers![0]!;
  const line = { clubId, planId: planId!, number, expectedOpen: open };
  await owner.payments.pay({ ...line, requestId: newKey(), money: '1', note: 'to Zoltánka' });
  return { sessionId, matchId };
}

test('his name is in no table, no export and no archive, and everybody’s sums are what they were', async () => {
  const { sql } = here.database;
  await sql`update users set name = ${NAME}, email = 'zoltan@quastenberg.example' where name = 'member'`;
  const { playerId } = await here.as('member').members.playAsMyself({ clubId });
  const duplicate = await owner.players.add({ requestId: newKey(), clubId, name: 'Zoli Q.' });
  await nightWith(playerId, '2026-11-05');
  const { sessionId, matchId } = await nightWith(duplicate.id, '2026-11-12');
  await owner.players.merge({ clubId, fromId: duplicate.id, intoId: playerId });
  const text = JSON.stringify({
    format: 'lanturlu/1',
    session: { date: '2026-11-20' },
    players: [
      { id: 'zoltanka', name: NAME },
      { id: 'bea', name: 'Bea' },
    ],
    matches: [
      {
        game: 'limited-loo',
        seats: ['zoltanka', 'bea'],
        log: [{ type: 'round', tricks: { zoltanka: 3 }, by: 'zoltanka', note: 'the first' }],
      },
    ],
    expenses: [{ paidBy: 'zoltanka', amount: '3', for: ['zoltanka', 'bea'] }],
  });
  const people = [{ id: 'zoltanka', playerId }];
  const request = { requestId: newKey(), clubId, text, date: '2026-11-20', people };
  const { sessionId: imported } = await owner.imports.create(request);
  const written = await owner.export.night({ clubId, sessionId: imported });
  expect(written.document).toContain('"zoltanka": 3');
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const at = { dates: [day], time: '19:30', place: 'Quastenberg, 2nd floor', note: '' };
  const { ids } = await owner.planning.create({ requestId: newKey(), clubId, ...at });
  await here.as('member').planning.answer({ clubId, plannedId: ids[0]!, answer: 'yes' });
  const rules = { game: 'limited-loo' as const, name: 'Zoltánkas Regeln', rules: {} };
  await owner.houseRules.create({ requestId: newKey(), clubId, ...rules });
  const season = { from: '2026-11-01', to: '2026-11-30', game: null, score: 'net' as const };
  const said = { ...season, name: 'Für Zoltánka', bestOf: null, minNights: 1, points: [1] };
  await owner.seasons.create({ requestId: newKey(), clubId, ...said });

  const before = await sums();
  expect(await dump()).toMatch(SECRET);
  expect(await owner.players.previewErasure({ clubId, playerId })).toEqual({
    // Of each night: two remarks, its name, an expense, a payment; then `by`, the place, house rules, a season.
    notes: 14,
    account: true,
    also: ['Zoli Q.'],
  });
  const erase = (name: string) => owner.players.erase({ clubId, playerId, name });
  expect(await outcomeOf(() => erase('Zoltánka'))).toBe('invalid-input');
  await erase(` ${NAME}`);
  await erase(NAME);

  // His account is his own: he may have it elsewhere, and deletes it himself.
  await sql`update users set name = 'gone', email = 'gone@example.org' where name = ${NAME}`;
  expect((await dump()).split('\n').filter((row) => SECRET.test(row))).toEqual([]);
  const chunks: Buffer[] = [];
  const to = new Writable({ write: (chunk, _encoding, done) => done(void chunks.push(chunk)) });
  await writeArchive(sql, here.own.slug, to);
  expect(gunzipSync(Buffer.concat(chunks)).toString()).not.toMatch(SECRET);

  expect(await sums()).toEqual(before);
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
  const { log, players } = await owner.matches.get({ clubId, matchId });
  expect(players[0]).toEqual({ ref: 'p1', name: 'N. N.' });
  expect(log.at(-1)?.entry).toMatchObject({ note: 'late' });
  const { document } = await owner.export.night({ clubId, sessionId: imported });
  expect(document).toContain('"the first"');
  expect(document).toContain('"p1": 3');
  expect((await owner.players.list({ clubId })).map(({ id }) => id)).not.toContain(playerId);
  expect((await owner.members.list({ clubId })).map(({ name }) => name)).not.toContain('gone');
  expect((await owner.sessions.get({ clubId, sessionId })).name).toBeNull();
  // To the end of the word; and who has read the old name of a season does not write it back.
  const [{ name: rulesName }] = (await sql`select name from house_rules`) as [{ name: string }];
  expect(rulesName).toMatch(/^N\. N\. Regeln \w{4}$/);
  expect(await sql`select version from seasons`).toEqual([{ version: 2 }]);
  expect(await outcomeOf(() => here.as('member').clubs.get({ clubId }))).toBe('not-found');
});

test('an account takes his name along from every club, and clubs that nobody else could open', async () => {
  const { sql } = here.database;
  await sql`update users set name = ${NAME}, email = 'zoltan@quastenberg.example' where name = 'organiser'`;
  const me = here.as('organiser');
  const { playerId } = await me.members.playAsMyself({ clubId });
  await nightWith(playerId, '2026-11-05');
  await me.links.board({ clubId, sessionId: here.own.sessionId });
  const their = here.other.clubId;
  const role = 'owner' as const;
  const asked = { requestId: newKey(), clubId: their, role, playerId: null, many: false };
  const { path } = await here.as('owner of another club').members.invite(asked);
  await me.members.accept({ token: path.split('/').at(-1)! });
  const form = {
    currency: 'EUR',
    unitValue: '1',
    timeZone: 'Europe/Berlin',
    locale: 'de' as const,
  };
  const own = await me.clubs.create({ requestId: newKey(), name: 'Solitaire', ...form });
  const before = await sums();

  const fates = async () =>
    (await me.auth.previewDeletion()).clubs.map(({ name, fate }) => `${name} ${fate}`).sort();
  const theirOwner = await sql`select id from users where name = 'owner of another club'`;
  const userId: string = theirOwner[0]!.id;
  await me.members.changeRole({ clubId: their, userId, role: 'member' });
  expect(await fates()).toEqual(['Solitaire goes', 'our-club stays', 'their-club held']);
  expect(await outcomeOf(() => me.auth.deleteAccount())).toBe('last-owner');
  await me.members.changeRole({ clubId: their, userId, role: 'owner' });
  await me.auth.deleteAccount();

  expect((await dump()).split('\n').filter((row) => SECRET.test(row))).toEqual([]);
  expect(await sql`select 1 from clubs where id = ${own.id}`).toHaveLength(0);
  expect(await sums()).toEqual(before);
  expect(await verify(here.database.db)).toMatchObject({ differences: [] });
});

test('whoever becomes him while he is being erased is not left behind with her name', async () => {
  const { sql } = here.database;
  const { playerId } = await here.as('member').members.playAsMyself({ clubId });
  const { sessionId } = await nightWith(playerId, '2026-11-05');
  const { id } = await owner.players.add({ requestId: newKey(), clubId, name: NAME });
  const erased = () => outcomeOf(() => owner.players.erase({ clubId, playerId, name: 'member' }));
  let meanwhile: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`select 1 from sessions where id = ${sessionId} for update`;
    meanwhile = erased();
    await somebodyWaits();
    await tx`insert into merges (club_id, from_id, into_id) values (${clubId}, ${id}, ${playerId})`;
  });
  expect(await meanwhile).toBe('conflict');
  expect(await erased()).toBe('passes');
  expect(await sql`select name from players where id = ${id}`).toEqual([{ name: 'N. N.' }]);
});

test('who is erased is not called anything again by who renames him at that moment', async () => {
  const { sql } = here.database;
  const { id: playerId } = await owner.players.add({ requestId: newKey(), clubId, name: 'Zoli' });
  let renamed: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`update players set name = 'N. N.', erased_at = now() where id = ${playerId}`;
    renamed = outcomeOf(() => owner.players.rename({ clubId, playerId, name: NAME }));
    await somebodyWaits();
  });
  expect(await renamed).toBe('not-found');
  expect(await sql`select name from players where id = ${playerId}`).toEqual([{ name: 'N. N.' }]);
});

test('an account may be deleted while a night of his is being written', async () => {
  const { sql } = here.database;
  const { playerId } = await here.as('organiser').members.playAsMyself({ clubId });
  const { sessionId } = await nightWith(playerId, '2026-11-05');
  let deleted: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`select 1 from sessions where id = ${sessionId} for update`;
    deleted = outcomeOf(() => here.as('organiser').auth.deleteAccount());
    await somebodyWaits();
    await tx`insert into audit (club_id, action, subject) values (${clubId}, 'matches.append', '{}')`;
  });
  expect(await deleted).toBe('passes');
});

/** Until a statement waits for another one's lock. */
async function somebodyWaits(): Promise<void> {
  const { sql } = here.database;
  const waiting = () => sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0);
}

test('every column in which somebody could write is known to the erasure', async () => {
  const rows = await here.database.sql<{ column: string }[]>`
    select table_name || '.' || column_name as column from information_schema.columns
    join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')
      and domain_name is null`;
  const notes = NOTES.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ column }) => column).sort()).toEqual([...notes, ...NAMELESS].sort());
  const keys = await here.database.sql<{ column: string }[]>`
    select conrelid::regclass || '.' || attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`;
  expect(keys.map(({ column }) => column).sort()).toEqual(OF_ACCOUNTS);
});

/**
 * Names that an erasure sets itself, and what nobody writes about others: ids, codes, refs, hashes. The
 * club's own name is its owner's to change.
 */
const NAMELESS = Object.entries({
  audit: 'action subject',
  clubs: 'currency locale money_shown_to name slug time_zone',
  entries: 'body body_hash client_id',
  entry_texts: 'at',
  expenses: 'for paid_by',
  house_rule_versions: 'rules',
  house_rules: 'game',
  invitations: 'role',
  links: 'scope',
  logins: 'browser system token_hash',
  matches: 'dealer game rules scoring_phone seats status',
  members: 'role',
  merged_places: 'ref',
  planned_answers: 'answer',
  players: 'name',
  plans: 'currency treasurer',
  postings: 'from reason to',
  requests: 'answer body_hash request_id',
  rating_gaps: 'game',
  ratings: 'game',
  results: 'game ref',
  rounds: 'dealer output',
  session_players: 'document_id ref',
  seasons: 'currency game points score',
  sessions: 'currency status',
  settled_nets: 'ref',
  sign_in_failures: 'subject',
  tallies: 'game',
  transfers: 'from to',
  users: 'email locale name password_hash',
}).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`));

/** What deleting an account has to let go of. */
const OF_ACCOUNTS = [
  'house_rule_versions.created_by',
  'invitations.created_by',
  'links.created_by',
  'logins.user_id',
  'matches.scoring_user_id',
  'members.user_id',
  'password_links.created_by',
  'password_links.user_id',
  'planned_nights.created_by',
  'players.user_id',
  'requests.user_id',
  'sessions.created_by',
];
