// The truth about the year: what has been played, by whom, and what it came to.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';
import { clubProcedure, router } from '@/server/trpc/init';
import { getHeadToHead } from './head-to-head';
import { getMet } from './met';
import { getPlayerHistory } from './player';
import { headToHead, met, playerHistory, searched } from './schemas';
import { search } from './search';

export const historyRouter = router({
  player: clubProcedure
    .input(z.object({ playerId: z.uuid(), game: z.enum(GAME_IDS).optional() }))
    .output(playerHistory)
    .query(({ ctx, input }) => getPlayerHistory(ctx.db, ctx.scope, input)),

  headToHead: clubProcedure
    .input(z.object({ playerId: z.uuid(), otherId: z.uuid() }))
    .output(headToHead)
    .query(({ ctx, input }) => getHeadToHead(ctx.db, ctx.scope, input)),

  met: clubProcedure
    .input(z.object({ playerId: z.uuid(), most: z.int().min(1).max(1_000).optional() }))
    .output(met)
    .query(({ ctx, input }) => getMet(ctx.db, ctx.scope, input)),

  search: clubProcedure
    .input(z.object({ said: z.string().max(200) }))
    .output(searched)
    .query(({ ctx, input }) => search(ctx.db, ctx.scope, input.said)),
});
