// The club's sets of every game, and by which one each game was last played.
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { houseRules, houseRuleVersions, matches } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';

export interface ListedSet {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  readonly version: number;
  readonly rules: unknown;
  readonly archived: boolean;
}

export interface LastPlayed {
  readonly game: GameId;
  /** Null where it was played by the book. */
  readonly houseRulesId: string | null;
}

/** @returns sets by name; games with the one last played first, those never played left out */
export function listSets(
  db: Database,
  scope: Scope,
): Promise<{ sets: ListedSet[]; lastPlayed: LastPlayed[] }> {
  return snapshot(db, async (tx) => {
    const sets = await tx
      .select({
        id: houseRules.id,
        game: houseRules.game,
        name: houseRules.name,
        version: houseRules.version,
        rules: houseRuleVersions.rules,
        archived: isNotNull(houseRules.archivedAt),
      })
      .from(houseRules)
      .innerJoin(
        houseRuleVersions,
        and(
          eq(houseRuleVersions.clubId, houseRules.clubId),
          eq(houseRuleVersions.houseRulesId, houseRules.id),
          eq(houseRuleVersions.version, houseRules.version),
        ),
      )
      .where(eq(houseRules.clubId, scope.clubId))
      .orderBy(houseRules.name, houseRules.createdAt);
    return {
      sets: sets.map((set) => ({
        ...set,
        game: set.game as GameId,
        archived: set.archived === true,
      })),
      lastPlayed: await lastPlayed(tx, scope),
    };
  });
}

async function lastPlayed(db: Queryable, scope: Scope): Promise<LastPlayed[]> {
  const found: (LastPlayed & { readonly at: Date })[] = [];
  // One question a game, each answered by the end of an index, however much was played.
  for (const game of GAME_IDS) {
    const [match] = await db
      .select({ houseRulesId: matches.houseRulesId, at: matches.createdAt })
      .from(matches)
      .where(and(eq(matches.clubId, scope.clubId), eq(matches.game, game)))
      .orderBy(desc(matches.createdAt))
      .limit(1);
    if (match) found.push({ game, ...match });
  }
  found.sort((a, b) => b.at.getTime() - a.at.getTime());
  return found.map(({ game, houseRulesId }) => ({ game, houseRulesId }));
}
