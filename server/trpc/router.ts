// The whole API: one router a capability. Who may call what stands in server/auth/permissions.ts.
import { authRouter } from '@/server/auth/router';
import { clubsRouter } from '@/server/clubs/router';
import { linksRouter } from '@/server/links/router';
import { playersRouter } from '@/server/players/router';
import { createCallerFactory, router } from './init';

export const appRouter = router({
  auth: authRouter,
  clubs: clubsRouter,
  players: playersRouter,
  links: linksRouter,
});

export type AppRouter = typeof appRouter;

/** For calls within the server: pages and tests. */
export const createCaller = createCallerFactory(appRouter);
