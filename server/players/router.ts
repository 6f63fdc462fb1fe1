// The people of a club.
import * as z from 'zod';
import { name, requestId } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { addPlayer } from './add';
import { erasePlayer, previewErasure } from './erase';
import { listPlayers } from './list';
import { mergePlayers, previewMerge } from './merge';
import { renamePlayer } from './rename';
import { setActive } from './set-active';
import { listMerges, undoMerge } from './unmerge';

const named = z.strictObject({ id: z.uuid(), name: z.string() });

const nothing = z.strictObject({});
const both = z.object({ fromId: z.uuid(), intoId: z.uuid() });

const listed = named.extend({
  userId: z.uuid().nullable(),
  active: z.boolean(),
  offered: z.boolean(),
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

  setActive: clubProcedure
    .input(z.object({ playerId: z.uuid(), active: z.boolean() }))
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await setActive(ctx.db, ctx.scope, input);
      return {};
    }),

  previewMerge: clubProcedure
    .input(both)
    .query(({ ctx, input }) => previewMerge(ctx.db, ctx.scope, input)),

  merge: clubProcedure
    .input(both)
    .output(z.strictObject({ mergeId: z.uuid() }))
    .mutation(({ ctx, input }) => mergePlayers(ctx.db, ctx.scope, input)),

  merges: clubProcedure.query(({ ctx }) => listMerges(ctx.db, ctx.scope)),

  previewErasure: clubProcedure
    .input(z.object({ playerId: z.uuid() }))
    .query(({ ctx, input }) => previewErasure(ctx.db, ctx.scope, input.playerId)),

  erase: clubProcedure
    .input(z.object({ playerId: z.uuid(), name: z.string().max(600) }))
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await erasePlayer(ctx.db, ctx.scope, input);
      return {};
    }),

  undoMerge: clubProcedure
    .input(z.object({ mergeId: z.uuid() }))
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await undoMerge(ctx.db, ctx.scope, input.mergeId);
      return {};
    }),
});
