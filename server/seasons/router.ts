// Seasons: said, counted, closed and opened again; the running year where there is none.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';
import { requestId, version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { changeSeason } from './change';
import { closeSeason, reopenSeason } from './close';
import { createSeason } from './create';
import { getSeason } from './get';
import { listSeasons } from './list';
import { removeSeason } from './remove';
import { seasonAnswer, seasonList, seasonSaid, yearAnswer } from './schemas';
import { getYear } from './year';

const which = z.object({ seasonId: z.uuid() });
const asSeen = which.extend({ expectedVersion: version });
const atVersion = z.strictObject({ version: z.int() });

export const seasonsRouter = router({
  list: clubProcedure.output(seasonList).query(({ ctx }) => listSeasons(ctx.db, ctx.scope)),

  get: clubProcedure
    .input(which)
    .output(seasonAnswer)
    .query(({ ctx, input }) => getSeason(ctx.db, ctx.scope, input.seasonId)),

  year: clubProcedure
    .input(z.object({ game: z.enum(GAME_IDS).optional() }))
    .output(yearAnswer)
    .query(({ ctx, input }) => getYear(ctx.db, ctx.scope, input.game)),

  create: clubProcedure
    .input(seasonSaid.extend({ requestId }))
    .output(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input: { clubId: _, ...input } }) => createSeason(ctx.db, ctx.scope, input)),

  change: clubProcedure
    .input(seasonSaid.extend(asSeen.shape))
    .output(atVersion)
    .mutation(({ ctx, input: { clubId: _, ...input } }) => changeSeason(ctx.db, ctx.scope, input)),

  close: clubProcedure
    .input(asSeen)
    .output(atVersion)
    .mutation(({ ctx, input }) => closeSeason(ctx.db, ctx.scope, input)),

  reopen: clubProcedure
    .input(asSeen)
    .output(atVersion)
    .mutation(({ ctx, input }) => reopenSeason(ctx.db, ctx.scope, input)),

  remove: clubProcedure
    .input(asSeen)
    .output(z.strictObject({}))
    .mutation(async ({ ctx, input }) => {
      await removeSeason(ctx.db, ctx.scope, input);
      return {};
    }),
});
