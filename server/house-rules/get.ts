// One set: its newest rules, and what they were before.
import { and, desc, eq } from 'drizzle-orm';
import { houseRuleVersions } from '@/db/schema';
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { rulesOf, setIn } from './set';

/** Older ones are kept, but nobody reads so far back. */
const SHOWN_VERSIONS = 50;

/** @throws Refusal `not-found` */
export function getSet(db: Database, scope: Scope, id: string) {
  return snapshot(db, async (tx) => {
    const { game, name, version, archivedAt } = await setIn(tx, scope, id);
    const versions = await tx
      .select({
        version: houseRuleVersions.version,
        rules: houseRuleVersions.rules,
        createdAt: houseRuleVersions.createdAt,
      })
      .from(houseRuleVersions)
      .where(
        and(eq(houseRuleVersions.clubId, scope.clubId), eq(houseRuleVersions.houseRulesId, id)),
      )
      .orderBy(desc(houseRuleVersions.version))
      .limit(SHOWN_VERSIONS);
    return {
      id,
      game,
      name,
      version,
      rules: await rulesOf(tx, scope, id, version),
      archived: archivedAt !== null,
      versions: versions.map(({ createdAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}
