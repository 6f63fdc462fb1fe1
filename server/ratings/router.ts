// How strong players are by their places in matches.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';
import { clubProcedure, router } from '@/server/trpc/init';
import { listRatings } from './list';
import { getPlayerRatings } from './player';
import { gameRatings, playerRatings } from './schemas';

export const ratingsRouter = router({
  list: clubProcedure
    .input(z.object({ game: z.enum(GAME_IDS).optional() }))
    .output(gameRatings)
    .query(({ ctx, input }) => listRatings(ctx.db, ctx.scope, input)),
  player: clubProcedure
    .input(z.object({ playerId: z.uuid() }))
    .output(playerRatings)
    .query(({ ctx, input }) => getPlayerRatings(ctx.db, ctx.scope, input)),
});
