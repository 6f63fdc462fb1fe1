// The truth about the year: what has been played, by whom, and what it came to.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';
import { clubProcedure, router } from '@/server/trpc/init';
import { getPlayerHistory } from './player';
import { playerHistory } from './schemas';

export const historyRouter = router({
  player: clubProcedure
    .input(z.object({ playerId: z.uuid(), game: z.enum(GAME_IDS).optional() }))
    .output(playerHistory)
    .query(({ ctx, input }) => getPlayerHistory(ctx.db, ctx.scope, input)),
});
