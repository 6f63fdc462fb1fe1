// Taking a night along.
import * as z from 'zod';
import { clubProcedure, router } from '@/server/trpc/init';
import { nightLedger } from './ledger';
import { exportNight } from './night-document';

export const exportRouter = router({
  night: clubProcedure
    .input(z.object({ sessionId: z.uuid() }))
    .output(z.strictObject({ filename: z.string(), document: z.string() }))
    .query(({ ctx, input }) => exportNight(ctx.db, ctx.scope, input.sessionId)),

  ledger: clubProcedure
    .input(z.object({ sessionId: z.uuid() }))
    .query(({ ctx, input }) => nightLedger(ctx.db, ctx.scope, input.sessionId)),
});
