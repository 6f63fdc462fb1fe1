// Links that open a night to people without an account.
import * as z from 'zod';
import { clubProcedure, router } from '@/server/trpc/init';
import { boardLink } from './board';
import { revokeLink } from './revoke';

export const linksRouter = router({
  board: clubProcedure
    .input(z.object({ sessionId: z.uuid() }))
    .output(z.strictObject({ linkId: z.uuid(), path: z.string() }))
    .mutation(({ ctx, input }) => boardLink(ctx.db, ctx.scope, input.sessionId)),

  revoke: clubProcedure
    .input(z.object({ linkId: z.uuid() }))
    .output(z.strictObject({}))
    .mutation(async ({ ctx, input }) => {
      await revokeLink(ctx.db, ctx.scope, input.linkId);
      return {};
    }),
});
