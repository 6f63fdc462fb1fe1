// The people of a club.
import * as z from 'zod';
import { name, requestId } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { addPlayer } from './add';
import { listPlayers } from './list';
import { renamePlayer } from './rename';

const named = z.strictObject({ id: z.uuid(), name: z.string() });

const listed = named.extend({
  userId: z.uuid().nullable(),
  active: z.boolean(),
  lastPlayed: z.string().nullable(),
});

export const playersRouter = router({
  list: clubProcedure.output(z.array(listed)).query(({ ctx }) => listPlayers(ctx.db, ctx.scope)),

  add: clubProcedure
    .input(z.object({ requestId, name }))
    .output(named)
    .mutation(({ ctx, input }) => addPlayer(ctx.db, ctx.scope, input)),

  rename: clubProcedure
    .input(z.object({ playerId: z.uuid(), name }))
    .output(named)
    .mutation(({ ctx, input }) => renamePlayer(ctx.db, ctx.scope, input)),
});
