// Clubs: made, seen, changed.
import * as z from 'zod';
import { createDemo } from '@/server/demo/create';
import { DEMO_WEEKS } from '@/server/demo/fill';
import { removeDemo } from '@/server/demo/remove';
import { requestId } from '@/server/input';
import { clubProcedure, router, userProcedure } from '@/server/trpc/init';
import { createClub } from './create';
import { getClub, getClubBySlug, listClubs } from './get';
import { changedClub, club, listedClub, newClub, timeZone } from './schemas';
import { updateClub } from './update';

export const clubsRouter = router({
  create: userProcedure
    .input(newClub.extend({ requestId }))
    .output(z.strictObject({ id: z.uuid(), slug: z.string() }))
    .mutation(({ ctx, input }) => createClub(ctx.db, ctx.userId, input)),

  list: userProcedure.output(z.array(listedClub)).query(({ ctx }) => listClubs(ctx.db, ctx.userId)),

  bySlug: userProcedure
    .input(z.object({ slug: z.string().max(60) }))
    .output(club)
    .query(({ ctx, input }) => getClubBySlug(ctx.db, ctx.userId, input.slug)),

  get: clubProcedure.output(club).query(({ ctx }) => getClub(ctx.db, ctx.scope)),

  update: clubProcedure
    .input(changedClub)
    .output(club)
    .mutation(({ ctx, input: { clubId: _, ...changed } }) =>
      updateClub(ctx.db, ctx.scope, changed),
    ),

  createDemo: userProcedure
    .input(z.object({ timeZone, weeks: z.int().min(1).max(DEMO_WEEKS).optional() }))
    .output(z.strictObject({ slug: z.string() }))
    .mutation(({ ctx, input }) => createDemo(ctx.db, ctx.userId, input)),

  removeDemo: clubProcedure.output(z.strictObject({})).mutation(async ({ ctx }) => {
    await removeDemo(ctx.db, ctx.scope);
    return {};
  }),
});
