// A set of house rules as the tables keep it.
import { and, eq } from 'drizzle-orm';
import { houseRules, houseRuleVersions } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import type { Scope } from '@/server/auth/scope';
import type { Queryable, Transaction } from '@/server/database';
import { found, Refusal } from '@/server/refusal';

export type SetRow = typeof houseRules.$inferSelect & { readonly game: GameId };

export function isSet(scope: Scope, id: string) {
  return and(eq(houseRules.clubId, scope.clubId), eq(houseRules.id, id));
}

/** Fetch or refuse. */
export async function setIn(db: Queryable, scope: Scope, id: string): Promise<SetRow> {
  const [row] = await db.select().from(houseRules).where(isSet(scope, id));
  return found(row) as SetRow;
}

/** The complete rules of one version. @throws Refusal `not-found` */
export async function rulesOf(
  db: Queryable,
  scope: Scope,
  id: string,
  version: number,
): Promise<unknown> {
  const [row] = await db
    .select({ rules: houseRuleVersions.rules })
    .from(houseRuleVersions)
    .where(
      and(
        eq(houseRuleVersions.clubId, scope.clubId),
        eq(houseRuleVersions.houseRulesId, id),
        eq(houseRuleVersions.version, version),
      ),
    );
  return found(row).rules;
}

/** @throws Refusal `taken-name` where the club has another set of the game that is called so */
export async function underItsName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) throw new Refusal('taken-name', { at: '/name' });
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint_name' in at && at.constraint_name === 'house_rules_name') return true;
  }
  return false;
}

export async function insertVersion(
  tx: Transaction,
  scope: Scope,
  by: string,
  set: { readonly id: string; readonly version: number },
  rules: unknown,
): Promise<void> {
  const { clubId } = scope;
  const { id: houseRulesId, version } = set;
  await tx
    .insert(houseRuleVersions)
    .values({ clubId, houseRulesId, version, rules, createdBy: by });
}
