import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { DEPTH } from '@/engine/testing/nights';
import { newKey } from '@/server/key';
import { clubOf } from './testing/nights';

type Club = Awaited<ReturnType<typeof clubOf>>;
type Lines = NonNullable<Awaited<ReturnType<Club['settlement']>>['transfers']>;

/** What may happen to a settled night, in any order; numbers choose which line and how much. */
const deed = fc.oneof(
  fc.record({
    what: fc.constant('pay' as const),
    line: fc.nat(20),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ what: fc.constant('undo' as const), line: fc.nat(20) }),
  fc.record({
    what: fc.constant('correct' as const),
    entry: fc.integer({ min: 1, max: 3 }),
    amount: fc.integer({ min: 1, max: 40 }),
    from: fc.integer({ min: 1, max: 4 }),
    to: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ what: fc.constant('together' as const) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

const RUNS = 2 * DEPTH;

test(
  'whatever is paid, unpaid, corrected and settled together: lines never change, and paying all leaves everybody even',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 10 }), async (deeds) => {
        const club = await clubOf(await testDatabase());
        const { sessionId, matchId } = await club.night('2026-11-28', undefined, '0.35');
        await club.play(matchId, [
          ['p1', 'p2', 7],
          ['p3', 'p4', 5],
          ['p4', 'p1', '1/3'],
        ]);
        await club.settle(sessionId);
        let before = await linesOf(club, sessionId);
        for (const one of deeds) {
          const touched = await act(club, matchId, before, one);
          const after = await linesOf(club, sessionId);
          for (const [index, line] of before.entries()) {
            const { open: was, payments: paid, ...fixed } = line;
            const { open, payments, ...same } = after[index]!;
            expect(same).toEqual(fixed);
            // Only what was paid of it moves, and only by a deed that means this line.
            if (touched !== index && one.what !== 'together') {
              expect([open, payments]).toEqual([was, paid]);
            }
          }
          before = after;
        }
        await club.payAll();
      }),
      { numRuns: RUNS },
    );
  },
  120_000 * DEPTH,
);

async function linesOf(club: Club, sessionId: string): Promise<Lines> {
  return (await club.settlement(sessionId)).transfers ?? [];
}

/** @returns the place of the line it means, or null */
async function act(club: Club, matchId: string, lines: Lines, one: Deed): Promise<number | null> {
  const { api, clubId } = club;
  switch (one.what) {
    case 'pay': {
      const index = one.line % lines.length;
      const open = BigInt(lines[index]!.open);
      const money = (open * BigInt(one.share) + 99n) / 100n;
      if (open > 0n) await club.pay(lines[index]!, money.toString());
      return index;
    }
    case 'undo': {
      const index = one.line % lines.length;
      const { planId, number, payments } = lines[index]!;
      const paid = payments.find(({ intoPlan }) => intoPlan === null);
      const line = { clubId, planId: planId ?? '', number };
      if (paid) await api.payments.undo({ ...line, paymentId: paid.id });
      return index;
    }
    case 'correct': {
      if (one.from === one.to) return null;
      const { entry, amount } = one;
      const moved = { type: 'penalty', player: `p${one.from}`, to: `p${one.to}`, amount };
      await club.append(matchId, { type: 'amend', entry, with: moved });
      return null;
    }
    case 'together': {
      const { open } = await api.payments.balances({ clubId });
      const shown = open[0]?.lines ?? [];
      if (shown.length === 0) return null;
      const taken = shown.map(({ planId, number, open: left }) => {
        return { planId: planId ?? '', number, open: left };
      });
      const asked = { clubId, currency: 'EUR', treasurer: null, lines: taken };
      await api.payments.settleTogether({ ...asked, requestId: newKey() });
      return null;
    }
  }
}
