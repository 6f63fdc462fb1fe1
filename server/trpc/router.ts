// The whole API: one router a capability. Who may call what stands in server/auth/permissions.ts.
import { authRouter } from '@/server/auth/router';
import { clubsRouter } from '@/server/clubs/router';
import { exportRouter } from '@/server/export/router';
import { houseRulesRouter } from '@/server/house-rules/router';
import { linksRouter } from '@/server/links/router';
import { liveRouter } from '@/server/live/router';
import { matchesRouter } from '@/server/matches/router';
import { playersRouter } from '@/server/players/router';
import { sessionsRouter } from '@/server/sessions/router';
import { settlementRouter } from '@/server/settlement/router';
import { createCallerFactory, router } from './init';

export const appRouter = router({
  auth: authRouter,
  clubs: clubsRouter,
  players: playersRouter,
  houseRules: houseRulesRouter,
  sessions: sessionsRouter,
  matches: matchesRouter,
  live: liveRouter,
  links: linksRouter,
  settlement: settlementRouter,
  export: exportRouter,
});

export type AppRouter = typeof appRouter;

/** For calls within the server: pages and tests. */
export const createCaller = createCallerFactory(appRouter);
