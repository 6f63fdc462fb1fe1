// A new set of house rules under a name of its own.
import { houseRules } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { once } from '@/server/once';
import { readRules } from './rules';
import { insertVersion, underItsName } from './set';

export interface NewSet {
  /** The idempotency key: sent again, it is the same set. */
  readonly requestId: string;
  readonly game: GameId;
  readonly name: string;
  /** What differs from the book, or more. */
  readonly rules: unknown;
}

/** @throws Refusal `house-rules`, `taken-name`, `key-reused` */
export async function createSet(
  db: Database,
  scope: Scope,
  { requestId, ...set }: NewSet,
): Promise<{ id: string }> {
  const { clubId } = scope;
  const { game, name } = set;
  const userId = userIn(scope);
  const rules = readRules(game, set.rules);
  const asked = { userId, requestId, path: 'houseRules.create', body: { clubId, ...set } };
  return underItsName(() =>
    db.transaction((tx) =>
      once(tx, asked, async () => {
        const [row] = await tx
          .insert(houseRules)
          .values({ clubId, game, name })
          .returning({ id: houseRules.id, version: houseRules.version });
        await insertVersion(tx, scope, userId, row!, rules);
        await record(tx, scope, 'houseRules.create', { houseRulesId: row!.id, game });
        return { id: row!.id };
      }),
    ),
  );
}
