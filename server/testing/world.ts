// Two clubs with everybody who could ask for something: what the tests of the API play in.
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import {
  clubs,
  type LinkScope,
  links,
  members,
  players,
  ROLES,
  type Role,
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

export async function world(database: TestDatabase): Promise<World> {
  testEnvironment(database.url);
  const { db } = database;
  const actors = new Map<string, Actor>([['stranger', { kind: 'stranger' }]]);
  const user = async (name: string) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    const values = { name, email, passwordHash: LEAKED_HASH, locale: 'en' };
    const [row] = await db.insert(users).values(values).returning({ id: users.id });
    const userId = row!.id;
    actors.set(name, { kind: 'user', userId });
    return userId;
  };
  const link = async (name: string, club: ClubOfTests, scope: LinkScope, revoked = false) => {
    const linkId = await insertLink(database, club.clubId, club.sessionId, scope, revoked);
    actors.set(name, { kind: 'link', linkId });
  };

  const owner = await user('owner');
  const own = await clubOf(database, owner, 'our-club');
  for (const role of ROLES.filter((role) => role !== 'owner')) {
    await join(database, own.clubId, await user(role), role);
  }
  const other = await clubOf(database, await user('owner of another club'), 'their-club');
  await link('view link', own, 'view');
  await link('score link', own, 'score');
  await link('revoked link', own, 'score', true);
  const anotherNight = await nightOf(database, own.clubId, owner, own.players);
  await link('view link of another night', { ...own, sessionId: anotherNight }, 'view');
  await link('score link of another night', { ...own, sessionId: anotherNight }, 'score');
  return {
    database,
    own,
    other,
    actors,
    as: (who) => createCaller({ db, actor: actors.get(who) ?? { kind: 'stranger' } }),
  };
}

async function join({ db }: TestDatabase, clubId: string, userId: string, role: Role) {
  await db.insert(members).values({ clubId, userId, role });
}

async function clubOf(database: TestDatabase, owner: string, slug: string): Promise<ClubOfTests> {
  const { db } = database;
  const [club] = await db
    .insert(clubs)
    .values({
      slug,
      name: slug,
      currency: 'EUR',
      unitValue: amount('1/20'),
      timeZone: 'Europe/Berlin',
      locale: 'en',
    })
    .returning({ id: clubs.id });
  const clubId = club!.id;
  await join(database, clubId, owner, 'owner');
  const names = ['Ana', 'Ben', 'Cem', 'Dora'];
  const rows = await db
    .insert(players)
    .values(names.map((name) => ({ clubId, name })))
    .returning({ id: players.id });
  const ids = rows.map((row) => row.id);
  const sessionId = await nightOf(database, clubId, owner, ids);
  const viewLink = await insertLink(database, clubId, sessionId, 'view');
  return { clubId, slug, players: ids, sessionId, viewLink };
}

async function nightOf(
  { db }: TestDatabase,
  clubId: string,
  createdBy: string,
  ids: readonly string[],
): Promise<string> {
  const date = '2026-11-27';
  const [night] = await db
    .insert(sessions)
    .values({
      clubId,
      date,
      currency: 'EUR',
      unitValue: amount('1/20'),
      roundTo: 1,
      createdBy,
    })
    .returning({ id: sessions.id });
  const sessionId = night!.id;
  await db.insert(sessionPlayers).values(
    ids.map((playerId, position) => ({
      clubId,
      sessionId,
      date,
      ref: `p${position + 1}`,
      playerId,
      position,
    })),
  );
  return sessionId;
}

async function insertLink(
  { db }: TestDatabase,
  clubId: string,
  sessionId: string,
  scope: LinkScope,
  revoked = false,
): Promise<string> {
  const [member] = await db.select().from(members).where(eq(members.clubId, clubId)).limit(1);
  const [link] = await db
    .insert(links)
    .values({
      clubId,
      sessionId,
      scope,
      createdBy: member!.userId,
      revokedAt: revoked ? new Date() : null,
    })
    .returning({ id: links.id });
  return link!.id;
}
