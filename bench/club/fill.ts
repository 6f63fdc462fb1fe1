// A club of any size, whose nights machines have played and the use cases have read in and settled.
import { eq } from 'drizzle-orm';
import { sessions, users } from '@/db/schema';
import { type DocumentMatch, FORMAT, type NightDocument } from '@/engine/document/document';
import { scoreNight } from '@/engine/document/result';
import { seeded } from '@/engine/machines/random';
import type { GameId } from '@/engine/match/game';
import { authorise } from '@/server/auth/scope';
import { type Database, within } from '@/server/database';
import { machineMatch } from '@/server/demo/machine-match';
import { importRead } from '@/server/imports/create';
import { newKey } from '@/server/key';
import { settle } from '@/server/settlement/settle';
import { createCaller } from '@/server/trpc/router';

export interface ClubSize {
  readonly nights: number;
  /** Of each night, over all its matches. */
  readonly rounds: number;
  readonly people: number;
  /** How many of the people come every other night, beside those who are drawn; the owner is the first. */
  readonly regulars?: number;
}

export interface FilledClub {
  readonly clubId: string;
  readonly slug: string;
  readonly ownerId: string;
  readonly rounds: number;
  /** Who came every other night. */
  readonly regularIds: readonly string[];
}

const GAMES: readonly GameId[] = [
  'limited-loo',
  'loba-de-menos',
  'five-card-loo',
  'chinchon',
  'limited-loo',
  'loba-de-mas',
];
const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5'];
/** So many different matches of a game are played; afterwards others play them again. */
const DIFFERENT = 12;
const LAST_NIGHT = Date.UTC(2026, 10, 26);
const DAY = 24 * 60 * 60 * 1000;

/**
 * Two nights a week back from the last one, all of them settled. The same size gives the same club.
 * @param slug names the club and its owner
 */
export async function fillClub(
  db: Database,
  slug: string,
  { nights, rounds, people, regulars = 0 }: ClubSize,
  progress: (nights: number) => void = () => {},
): Promise<FilledClub> {
  const random = seeded(nights);
  const ownerId = await ownerOf(db, slug);
  const api = createCaller({ db, actor: { kind: 'user', userId: ownerId } });
  const { id: clubId, slug: at } = await api.clubs.create({
    requestId: newKey(),
    name: slug,
    currency: 'EUR',
    unitValue: '0.05',
    timeZone: 'Europe/Berlin',
    locale: 'en',
  });
  for (let person = 1; person < people; person++) {
    await api.players.add({ requestId: newKey(), clubId, name: `Player ${person}` });
  }
  const scope = await authorise(db, { kind: 'user', userId: ownerId }, 'clubs.update', clubId);
  const listed = await api.players.list({ clubId });
  // The owner first, then by their names, so that the same size gives the same club.
  listed.sort((a, b) => (a.userId ? -1 : b.userId ? 1 : a.name < b.name ? -1 : 1));
  const everybody = listed.map(({ id }) => id);
  let played = 0;
  for (let night = 0; night < nights; night++) {
    const date = dateOf(nights - 1 - night);
    const matches = matchesOf(rounds, night);
    played += roundsIn(matches);
    const always = night % 2 === 0 ? everybody.slice(0, regulars) : [];
    const others = random.shuffled(everybody.slice(regulars));
    const here = [...always, ...others].slice(0, SEATS.length);
    const document: NightDocument = {
      format: FORMAT,
      session: { date, currency: 'EUR', unitValue: '0.05' },
      players: SEATS.map((id) => ({ id, name: id })),
      matches,
    };
    await db.transaction(async (tx) => {
      const read = { document, result: scoreNight(document) };
      const placed = SEATS.map((id, seat) => ({ id, playerId: here[seat] ?? null }));
      const { sessionId } = await importRead(tx, scope, read, { date, people: placed });
      const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
      const expectedVersion = session?.version ?? 0;
      await settle(within(tx), scope, { sessionId, expectedVersion, treasurer: null });
    });
    progress(night + 1);
  }
  return { clubId, slug: at, ownerId, rounds: played, regularIds: everybody.slice(0, regulars) };
}

async function ownerOf(db: Database, slug: string): Promise<string> {
  const values = { name: slug, email: `${slug}@example.org`, passwordHash: '', locale: 'en' };
  const [row] = await db.insert(users).values(values).returning({ id: users.id });
  return row!.id;
}

function dateOf(nightsAgo: number): string {
  const days = 7 * Math.floor(nightsAgo / 2) + 3 * (nightsAgo % 2);
  return new Date(LAST_NIGHT - days * DAY).toISOString().slice(0, 10);
}

const played = new Map<string, DocumentMatch>();

/** One game after another until there are enough rounds. */
function matchesOf(rounds: number, night: number): DocumentMatch[] {
  const matches: DocumentMatch[] = [];
  for (let turn = night; roundsIn(matches) < rounds; turn++) {
    const game = GAMES[turn % GAMES.length]!;
    const seed = 1 + (turn % DIFFERENT);
    const key = `${game} ${seed}`;
    const match = played.get(key) ?? machineMatch(game, SEATS, 25, seed);
    played.set(key, match);
    matches.push(match);
  }
  return matches;
}

function roundsIn(matches: readonly DocumentMatch[]): number {
  return matches.flatMap(({ log }) => log).filter(({ type }) => type === 'round').length;
}
