// Another name for a set, also where old matches say by which one they were played.
import { houseRules } from '@/db/schema';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { found } from '@/server/refusal';
import { isSet, underItsName } from './set';

/** @throws Refusal `not-found`, `taken-name` */
export async function renameSet(
  db: Database,
  scope: Scope,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<{ name: string }> {
  return underItsName(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(houseRules)
        .set({ name })
        .where(isSet(scope, id))
        .returning({ name: houseRules.name });
      const renamed = found(row);
      await record(tx, scope, 'houseRules.rename', { houseRulesId: id });
      return renamed;
    }),
  );
}
