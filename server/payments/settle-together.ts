// One plan over what several nights left open: its lines take the place of theirs, and each is paid for itself.
import { and, eq, sql } from 'drizzle-orm';
import { payments, plans, transfers } from '@/db/schema';
import { record } from '@/server/audit';
import { type Scope, userIn } from '@/server/auth/scope';
import type { Database, Transaction } from '@/server/database';
import { once } from '@/server/once';
import { ownPlaces } from '@/server/players/places';
import { found, Refusal } from '@/server/refusal';
import { linesWhere, type Party, type PlanLine } from '@/server/settlement/lines';
import { addLines, paymentsFor } from '@/server/settlement/plan';
import { lockPlans } from './pay';

export interface SettleTogetherInput {
  /** The idempotency key: sent again, it is the same plan. */
  readonly requestId: string;
  readonly currency: string | null;
  /** Id of the player with whom everybody settles; null for the fewest payments. */
  readonly treasurer: string | null;
  /** What is taken over, as it was shown: minor units that were open of each line. */
  readonly lines: readonly {
    readonly planId: string;
    readonly number: number;
    readonly open: string;
  }[];
}

/**
 * @throws Refusal `key-reused`, `conflict` where one of the lines is not as it was shown any more,
 * `invalid-input` for lines of another currency, or a treasurer who has nothing to do with them
 */
export async function settleTogether(
  db: Database,
  scope: Scope,
  { requestId, ...input }: SettleTogetherInput,
): Promise<{ planId: string }> {
  const { clubId } = scope;
  const userId = userIn(scope);
  const asked = { userId, requestId, path: 'payments.settleTogether', body: { clubId, ...input } };
  return db.transaction((tx) =>
    once(tx, asked, async () => {
      const lines = await linesAsShown(tx, scope, input);
      const { balances, parties } = balancesOf(lines);
      for (const place of await ownPlaces(tx, clubId, [...parties.keys()])) {
        const { playerId, ...own } = place;
        const party = parties.get(playerId);
        if (party) parties.set(playerId, { ...party, ...own });
      }
      const { currency, treasurer } = input;
      if (treasurer !== null && !balances.has(treasurer)) {
        throw new Refusal('invalid-input', { at: '/treasurer' });
      }
      const [plan] = await tx.insert(plans).values({ clubId, currency, userId }).returning();
      const planId = plan!.id;
      const made = paymentsFor(balances, treasurer).flatMap(({ from, to, amount: money }) => {
        const [payer, receiver] = [parties.get(from), parties.get(to)];
        return payer && receiver ? [{ ...sides(payer, receiver), money }] : [];
      });
      await addLines(tx, plan!, made);
      await tx.insert(payments).values(
        lines.map(({ planId: of, number, open: money }) => {
          return { clubId, planId: of, number, money, intoPlan: planId, userId };
        }),
      );
      await tx
        .update(transfers)
        .set({ open: 0n })
        .where(and(eq(transfers.clubId, clubId), isAmong(lines)));
      await record(tx, scope, 'payments.settleTogether', { planId, lines: lines.length });
      return { planId };
    }),
  );
}

async function linesAsShown(
  tx: Transaction,
  scope: Scope,
  { currency, lines: shown }: Omit<SettleTogetherInput, 'requestId'>,
): Promise<PlanLine[]> {
  await lockPlans(
    tx,
    scope,
    shown.map(({ planId }) => planId),
  );
  const lines = await linesWhere(tx, scope.clubId, isAmong(shown));
  const key = ({ planId, number }: { planId: string; number: number }) => `${planId}/${number}`;
  const found_ = new Map(lines.map((line) => [key(line), line]));
  return shown.map((one) => {
    const line = found(found_.get(key(one)));
    if (line.currency !== currency) throw new Refusal('invalid-input', { at: '/currency' });
    if (line.open === 0n || line.open !== BigInt(one.open)) throw new Refusal('conflict');
    return line;
  });
}

function isAmong(lines: readonly { readonly planId: string; readonly number: number }[]) {
  // Not one condition a line: Postgres takes longer to plan hundreds of them than to look them all up.
  const places = JSON.stringify(lines.map(({ planId, number }) => ({ planId, number })));
  return sql`(${transfers.planId}, ${transfers.number}) in (
    select "planId", number from json_to_recordset(${places}::text::json)
      as shown("planId" uuid, number int))`;
}

/** By player, whichever nights the lines are of; and for each one a night by which he can be named. */
function balancesOf(lines: readonly PlanLine[]) {
  const balances = new Map<string, bigint>();
  const parties = new Map<string, Party>();
  const add = (party: Party, by: bigint) => {
    balances.set(party.playerId, (balances.get(party.playerId) ?? 0n) + by);
    parties.set(party.playerId, party);
  };
  for (const { from, to, open } of lines) {
    add(from, -open);
    add(to, open);
  }
  return { balances, parties };
}

function sides(payer: Party, receiver: Party) {
  return {
    fromSession: payer.sessionId,
    from: payer.ref,
    toSession: receiver.sessionId,
    to: receiver.ref,
  };
}
