// Several people at once: names as they are now, and whom somebody has become.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { merges, players } from '@/db/schema';
import type { Queryable } from '@/server/database';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly userId: string | null;
  /** Whether he has a page: nobody who became another has, nor whose name is gone. */
  readonly page: boolean;
}

export interface People {
  /** Who he is by now, by whatever id he was known. */
  readonly now: (playerId: string) => string;
  readonly get: (playerId: string) => Person;
}

/** Also of those who were merged since; in two questions, however many they are. */
export async function peopleOf(
  db: Queryable,
  clubId: string,
  playerIds: Iterable<string>,
): Promise<People> {
  const moved = await db
    .select({ from: merges.fromId, into: merges.intoId })
    .from(merges)
    .where(and(eq(merges.clubId, clubId), isNull(merges.undoneAt)));
  const became = new Map(moved.map(({ from, into }) => [from, into]));
  const now = (playerId: string): string => {
    const into = became.get(playerId);
    return into === undefined ? playerId : now(into);
  };
  const ids = new Set([...playerIds].flatMap((id) => [id, now(id)]));
  const rows = await db
    .select({
      id: players.id,
      name: players.name,
      userId: players.userId,
      erasedAt: players.erasedAt,
    })
    .from(players)
    .where(and(eq(players.clubId, clubId), inArray(players.id, [...ids])));
  const known = new Map(
    rows.map(({ erasedAt, ...row }) => {
      return [row.id, { ...row, page: erasedAt === null && !became.has(row.id) }] as const;
    }),
  );
  return {
    now,
    get(playerId) {
      const person = known.get(playerId);
      if (!person) throw new Error('somebody who was not asked for');
      return person;
    },
  };
}

/** Of those who were asked or named once: who they are by now, by the id they were named with. */
export async function namesNow(
  db: Queryable,
  clubId: string,
  playerIds: readonly (string | null)[],
): Promise<Map<string, { readonly id: string; readonly name: string }>> {
  const named = new Set(playerIds.filter((id) => id !== null));
  if (named.size === 0) return new Map();
  const people = await peopleOf(db, clubId, named);
  return new Map(
    [...named].flatMap((playerId) => {
      const { id, name, page } = people.get(people.now(playerId));
      return page ? [[playerId, { id, name }]] : [];
    }),
  );
}
