// Takes a set from those a match can begin with, or brings it back; what was played by it stays.
import { houseRules } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';
import { isSet, underItsName } from './set';

/** @throws Refusal `not-found`; `taken-name` where the name has gone to another set meanwhile */
export async function archiveSet(
  db: Database,
  scope: Scope,
  { id, archived }: { readonly id: string; readonly archived: boolean },
): Promise<{ archived: boolean }> {
  return underItsName(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(houseRules)
        .set({ archivedAt: archived ? new Date() : null })
        .where(isSet(scope, id))
        .returning({ id: houseRules.id });
      found(row);
      const action = archived ? 'houseRules.archive' : 'houseRules.restore';
      await record(tx, scope, action, { houseRulesId: id });
      return { archived };
    }),
  );
}
