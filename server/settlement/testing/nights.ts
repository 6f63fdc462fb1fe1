// Nights whose nets a test chooses: at a table of Loo a penalty moves any amount from one to another.
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { clubs } from '@/db/schema';
import type { TestDatabase } from '@/db/testing/database';
import type { GameId } from '@/engine/match/game';
import { newKey } from '@/server/key';
import { type World, world } from '@/server/testing/world';
import { verify } from '@/server/verify/verify';

type Api = ReturnType<World['as']>;
export type NightSettlement = Awaited<ReturnType<Api['settlement']['get']>>;
type Line = Pick<NonNullable<NightSettlement['transfers']>[number], 'planId' | 'number' | 'open'>;

interface House {
  readonly currency?: string | null;
  readonly roundTo?: number;
  /** How many play in the club; four are there. */
  readonly people?: number;
}

const MORE = ['Eva', 'Finn', 'Gil', 'Hana'];

export async function clubOf(database: TestDatabase, house: House = {}) {
  const here = await world(database);
  const { clubId } = here.own;
  const { currency = 'EUR', roundTo = 1, people = 4 } = house;
  await database.db.update(clubs).set({ currency, roundTo }).where(eq(clubs.id, clubId));
  const api = here.as('owner');
  const players = [...here.own.players];
  for (const name of MORE.slice(0, Math.max(0, people - 4))) {
    players.push((await api.players.add({ requestId: newKey(), clubId, name })).id);
  }

  const settlement = (sessionId: string, treasurer?: string) =>
    api.settlement.get({ clubId, sessionId, ...(treasurer ? { treasurer } : {}) });

  return {
    here,
    api,
    clubId,
    players,

    /** A night of Limited Loo, or of another game; `p1` is the first of those who play. */
    async night(date: string, ids = players, unitValue = '1', game: GameId = 'limited-loo') {
      const match = { game, players: [...ids], dealer: ids[0]! };
      return api.sessions.start({ requestId: newKey(), clubId, date, unitValue, match });
    },

    anotherMatch(sessionId: string, ids = players, game: GameId = 'limited-loo') {
      const match = { game, players: [...ids], dealer: ids[0]! };
      return api.sessions.startMatch({ requestId: newKey(), clubId, sessionId, match });
    },

    async append(matchId: string, entry: unknown, as = 'owner') {
      const { version } = await api.matches.get({ clubId, matchId });
      const clientId = newKey();
      const sending = { clubId, matchId, clientId, expectedVersion: version, entry };
      return here.as(as).matches.append(sending);
    },

    /** Who loses how much to whom, and the match is closed. */
    async play(matchId: string, losses: readonly (readonly [string, string, number | string])[]) {
      for (const [player, to, amount] of losses) {
        await this.append(matchId, { type: 'penalty', player, to, amount, reason: 'played' });
      }
      await this.append(matchId, { type: 'close' });
    },

    spend(sessionId: string, paidBy: string, amount: string, shared: readonly string[], note = '') {
      const said = { clubId, sessionId, paidBy, amount, for: [...shared], note };
      return api.expenses.add({ requestId: newKey(), ...said });
    },

    settlement,

    async settle(sessionId: string, treasurer: string | null = null) {
      const { version: expectedVersion } = await settlement(sessionId);
      return api.settlement.settle({ clubId, sessionId, expectedVersion, treasurer });
    },

    pay({ planId, number, open }: Line, money?: string, note?: string) {
      const line = { clubId, planId: planId ?? '', number, expectedOpen: open };
      return api.payments.pay({ requestId: newKey(), ...line, money, note });
    },

    /** Every open line is paid; then everybody is even, and nothing differs from what it comes from. */
    async payAll() {
      const { open } = await api.payments.balances({ clubId });
      for (const { lines } of open) for (const line of lines) await this.pay(line);
      expect(await api.payments.balances({ clubId })).toMatchObject({ open: [] });
      await this.verified();
    },

    async verified() {
      expect((await verify(database.db)).differences).toEqual([]);
    },
  };
}

/** `p1 pays p2 300`, and what is open of it where that is another amount. */
export function said(settled: NightSettlement): string[] {
  return (settled.transfers ?? []).map(({ from, to, money, open }) => {
    const left = open === money ? '' : `, ${open} open`;
    return `${from.ref} pays ${to.ref} ${money}${left}`;
  });
}

/** Minor units by ref, for those who are not even. */
export function nets(settled: NightSettlement): Record<string, string | null> {
  return Object.fromEntries(
    settled.lines.filter(({ money }) => money !== '0').map(({ ref, money }) => [ref, money]),
  );
}

/** The reasons of one player, `limited-loo -410`, which sum to his net. */
export function reasons(settled: NightSettlement, ref: string): string[] {
  const line = settled.lines.find((one) => one.ref === ref)!;
  const sum = line.reasons.reduce((total, { money }) => total + BigInt(money ?? 0), 0n);
  expect(sum.toString()).toBe(line.money);
  return line.reasons.map((reason) => {
    const what =
      reason.kind === 'match' ? reason.game : reason.kind === 'expense' ? reason.note : 'rounding';
    return `${what} ${reason.money}`;
  });
}
