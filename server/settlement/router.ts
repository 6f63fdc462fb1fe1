// What a night came to, and the moment it is settled.
import * as z from 'zod';
import { version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { getSettlement } from './get';
import { settleSession } from './settle';

const settlement = z.strictObject({
  status: z.enum(['open', 'settled']),
  version: z.int(),
  ready: z.boolean(),
  blockedBy: z.enum(['open-match', 'to-be-mended']).nullable(),
  currency: z.string().nullable(),
  unitValue: z.string(),
  lines: z.array(
    z.strictObject({
      ref: z.string(),
      name: z.string(),
      units: z.string(),
      money: z.string().nullable(),
    }),
  ),
  transfers: z
    .array(
      z.strictObject({
        number: z.int(),
        from: z.string(),
        to: z.string(),
        fromName: z.string(),
        toName: z.string(),
        money: z.string(),
      }),
    )
    .nullable(),
});

const ofNight = z.object({ sessionId: z.uuid() });

export const settlementRouter = router({
  get: clubProcedure
    .input(ofNight)
    .output(settlement)
    .query(({ ctx, input }) => getSettlement(ctx.db, ctx.scope, input.sessionId)),

  settle: clubProcedure
    .input(ofNight.extend({ expectedVersion: version }))
    .output(settlement)
    .mutation(({ ctx, input }) => settleSession(ctx.db, ctx.scope, input)),
});
