// Two clubs with everybody who could ask for something: what the tests of the API play in.
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import {
  clubs,
  type LinkScope,
  links,
  members,
  players,
  ROLES,
  sessionPlayers,
  sessions,
  users,
} from '@/db/schema';
import type { TestDatabase } from '@/db/testing/database';
import { amount } from '@/engine/money/amount';
import type { Actor } from '@/server/auth/scope';
import { createCaller } from '@/server/trpc/router';

export const SETUP_TOKEN = 'the-token-that-the-start-printed';

/** What server/config.ts reads. */
export function testEnvironment(url: string): void {
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret for tests and nothing else');
  vi.stubEnv('SETUP_TOKEN', SETUP_TOKEN);
  vi.stubEnv('PUBLIC_URL', undefined);
  vi.stubEnv('NEXTAUTH_URL', undefined);
  vi.stubEnv('AUTH_TRUST_HOST', '1');
}

/** Whatever of this shows in an answer has leaked. */
export const LEAKED_HASH = 'LEAKED-PASSWORD-HASH';

export interface ClubOfTests {
  readonly clubId: string;
  readonly slug: string;
  /** Four, in alphabetical order. */
  readonly players: readonly string[];
  readonly sessionId: string;
  readonly viewLink: string;
}

export interface World {
  readonly database: TestDatabase;
  readonly own: ClubOfTests;
  readonly other: ClubOfTests;
  readonly actors: ReadonlyMap<string, Actor>;
  as(who: string): ReturnType<typeof createCaller>;
}

/** Made row by row and written table by table: most tests of the API begin with it. */
export async function world(database: TestDatabase): Promise<World> {
  testEnvironment(database.url);
  const { db } = database;
  const actors = new Map<string, Actor>([['stranger', { kind: 'stranger' }]]);
  const rows = noRows();
  const user = (name: string) => {
    const id = randomUUID();
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    rows.users.push({ id, name, email, passwordHash: LEAKED_HASH, locale: 'en' });
    actors.set(name, { kind: 'user', userId: id });
    return id;
  };
  const link = (name: string, night: Night, scope: LinkScope, revokedAt: Date | null = null) => {
    actors.set(name, { kind: 'link', linkId: linkTo(rows, night, scope, revokedAt) });
  };

  const owner = user('owner');
  const own = clubOf(rows, owner, 'our-club');
  const { clubId } = own;
  for (const role of ROLES.filter((role) => role !== 'owner')) {
    rows.members.push({ clubId, userId: user(role), role });
  }
  const other = clubOf(rows, user('owner of another club'), 'their-club');
  const tonight = { clubId, sessionId: own.sessionId, owner };
  link('view link', tonight, 'view');
  link('score link', tonight, 'score');
  link('revoked link', tonight, 'score', new Date());
  const anotherNight = nightOf(rows, clubId, owner, own.players);
  link('view link of another night', anotherNight, 'view');
  link('score link of another night', anotherNight, 'score');
  await db.insert(users).values(rows.users);
  await db.insert(clubs).values(rows.clubs);
  await db.insert(members).values(rows.members);
  await db.insert(players).values(rows.players);
  await db.insert(sessions).values(rows.sessions);
  await db.insert(sessionPlayers).values(rows.sessionPlayers);
  await db.insert(links).values(rows.links);
  return {
    database,
    own,
    other,
    actors,
    as: (who) => createCaller({ db, actor: actors.get(who) ?? { kind: 'stranger' } }),
  };
}

const noRows = () => ({
  users: [] as (typeof users.$inferInsert)[],
  clubs: [] as (typeof clubs.$inferInsert)[],
  members: [] as (typeof members.$inferInsert)[],
  players: [] as (typeof players.$inferInsert)[],
  sessions: [] as (typeof sessions.$inferInsert)[],
  sessionPlayers: [] as (typeof sessionPlayers.$inferInsert)[],
  links: [] as (typeof links.$inferInsert)[],
});
type Rows = ReturnType<typeof noRows>;

interface Night {
  readonly clubId: string;
  readonly sessionId: string;
  readonly owner: string;
}

function clubOf(rows: Rows, owner: string, slug: string): ClubOfTests {
  const clubId = randomUUID();
  const unitValue = amount('1/20');
  const house = { currency: 'EUR', unitValue, timeZone: 'Europe/Berlin', locale: 'en' };
  rows.clubs.push({ id: clubId, slug, name: slug, ...house });
  rows.members.push({ clubId, userId: owner, role: 'owner' });
  const four = ['Ana', 'Ben', 'Cem', 'Dora'].map((name) => ({ clubId, id: randomUUID(), name }));
  rows.players.push(...four);
  const ids = four.map(({ id }) => id);
  const night = nightOf(rows, clubId, owner, ids);
  const viewLink = linkTo(rows, night, 'view');
  return { clubId, slug, players: ids, sessionId: night.sessionId, viewLink };
}

function nightOf(rows: Rows, clubId: string, owner: string, ids: readonly string[]): Night {
  const sessionId = randomUUID();
  const date = '2026-11-27';
  const money = { currency: 'EUR', unitValue: amount('1/20'), roundTo: 1 };
  rows.sessions.push({ clubId, id: sessionId, date, ...money, createdBy: owner });
  for (const [position, playerId] of ids.entries()) {
    const ref = `p${position + 1}`;
    rows.sessionPlayers.push({ clubId, sessionId, date, ref, playerId, position });
  }
  return { clubId, sessionId, owner };
}

function linkTo(
  rows: Rows,
  { clubId, sessionId, owner }: Night,
  scope: LinkScope,
  revokedAt: Date | null = null,
): string {
  const id = randomUUID();
  rows.links.push({ id, clubId, sessionId, scope, createdBy: owner, revokedAt });
  return id;
}
