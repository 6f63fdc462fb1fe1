// Reading a night in: first what it would create, then the night.
import * as z from 'zod';
import { date, requestId } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { importNight } from './create';
import { previewImport } from './preview';

const text = z.string().max(1_000_000);

export const importsRouter = router({
  preview: clubProcedure
    .input(z.object({ text }))
    // It changes nothing, but a whole night does not fit into an address.
    .mutation(({ ctx, input }) => previewImport(ctx.db, ctx.scope, input.text)),

  create: clubProcedure
    .input(
      z.object({
        requestId,
        text,
        date,
        people: z
          .array(z.object({ id: z.string().max(200), playerId: z.uuid().nullable() }))
          .max(1_000),
      }),
    )
    .output(z.strictObject({ sessionId: z.uuid() }))
    .mutation(({ ctx, input }) => importNight(ctx.db, ctx.scope, input)),
});
