// What was paid, what is still open, and settling it over several nights.
import * as z from 'zod';
import { note, requestId } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { getBalances, MOST_LINES } from './balances';
import { getOwnBalances } from './own';
import { payLine, undoPayment } from './pay';
import { balances, lineId, minorUnits, ownBalances } from './schemas';
import { settleTogether } from './settle-together';

const paid = z.strictObject({ paymentId: z.uuid() });

export const paymentsRouter = router({
  balances: clubProcedure.output(balances).query(({ ctx }) => getBalances(ctx.db, ctx.scope)),

  own: clubProcedure.output(ownBalances).query(({ ctx }) => getOwnBalances(ctx.db, ctx.scope)),

  pay: clubProcedure
    .input(
      lineId.extend({
        requestId,
        expectedOpen: minorUnits,
        money: minorUnits.optional(),
        note: note.optional(),
      }),
    )
    .output(paid)
    .mutation(({ ctx, input: { clubId: _club, ...input } }) => payLine(ctx.db, ctx.scope, input)),

  undo: clubProcedure
    .input(lineId.extend({ paymentId: z.uuid() }))
    .output(paid)
    .mutation(({ ctx, input }) => undoPayment(ctx.db, ctx.scope, input)),

  settleTogether: clubProcedure
    .input(
      z.object({
        requestId,
        currency: z.string().max(3).nullable(),
        treasurer: z.uuid().nullable(),
        lines: z
          .array(lineId.extend({ open: minorUnits }))
          .min(1)
          .max(MOST_LINES),
      }),
    )
    .output(z.strictObject({ planId: z.uuid() }))
    .mutation(({ ctx, input: { clubId: _club, ...input } }) =>
      settleTogether(ctx.db, ctx.scope, input),
    ),
});
