// Changes the rules of a set: a new version, while matches begun under an older one keep theirs.
import { and, eq } from 'drizzle-orm';
import { houseRules } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { readRules } from './rules';
import { insertVersion, isSet, setIn } from './set';

export interface ChangedSet {
  readonly id: string;
  readonly expectedVersion: number;
  readonly rules: unknown;
}

/** @throws Refusal `house-rules`; `conflict` where somebody else has saved the set meanwhile */
export async function saveSet(
  db: Database,
  scope: Scope,
  { id, expectedVersion, rules }: ChangedSet,
): Promise<{ version: number }> {
  return db.transaction(async (tx) => {
    const { game } = await setIn(tx, scope, id);
    const complete = readRules(game, rules);
    const version = expectedVersion + 1;
    const [row] = await tx
      .update(houseRules)
      .set({ version })
      .where(and(isSet(scope, id), eq(houseRules.version, expectedVersion)))
      .returning({ id: houseRules.id });
    if (!row) throw new Refusal('conflict');
    await insertVersion(tx, scope, userIn(scope), { id, version }, complete);
    await record(tx, scope, 'houseRules.save', { houseRulesId: id, version });
    return { version };
  });
}
