// Changes what a club is called and how it plays from now on; nights that were, stay as they are.
import { eq } from 'drizzle-orm';
import { clubs } from '@/db/schema';
import { amount } from '@/engine/money/amount';
import { record } from '@/server/audit';
import type { Scope } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { getClub } from './get';
import type { ChangedClub, Club } from './schemas';

export async function updateClub(db: Database, scope: Scope, changed: ChangedClub): Promise<Club> {
  const { unitValue, ...rest } = changed;
  const values = { ...rest, ...(unitValue && { unitValue: amount(unitValue) }) };
  const fields = Object.entries(values).filter(([, value]) => value !== undefined);
  return db.transaction(async (tx) => {
    if (fields.length > 0) {
      await tx.update(clubs).set(values).where(eq(clubs.id, scope.clubId));
      const names = fields.map(([field]) => field).join(' ');
      await record(tx, scope, 'clubs.update', { fields: names });
    }
    return getClub(tx, scope);
  });
}
