// The whole API: one router a capability. Who may call what stands in server/auth/permissions.ts.
import { authRouter } from '@/server/auth/router';
import { clubsRouter } from '@/server/clubs/router';
import { expensesRouter } from '@/server/expenses/router';
import { exportRouter } from '@/server/export/router';
import { historyRouter } from '@/server/history/router';
import { houseRulesRouter } from '@/server/house-rules/router';
import { importsRouter } from '@/server/imports/router';
import { linksRouter } from '@/server/links/router';
import { liveRouter } from '@/server/live/router';
import { matchesRouter } from '@/server/matches/router';
import { membersRouter } from '@/server/members/router';
import { paymentsRouter } from '@/server/payments/router';
import { planningRouter } from '@/server/planning/router';
import { playersRouter } from '@/server/players/router';
import { ratingsRouter } from '@/server/ratings/router';
import { recordsRouter } from '@/server/records/router';
import { seasonsRouter } from '@/server/seasons/router';
import { sessionsRouter } from '@/server/sessions/router';
import { settlementRouter } from '@/server/settlement/router';
import { createCallerFactory, router } from './init';

export const appRouter = router({
  auth: authRouter,
  clubs: clubsRouter,
  members: membersRouter,
  players: playersRouter,
  houseRules: houseRulesRouter,
  planning: planningRouter,
  sessions: sessionsRouter,
  matches: matchesRouter,
  live: liveRouter,
  links: linksRouter,
  expenses: expensesRouter,
  settlement: settlementRouter,
  payments: paymentsRouter,
  history: historyRouter,
  ratings: ratingsRouter,
  seasons: seasonsRouter,
  records: recordsRouter,
  export: exportRouter,
  imports: importsRouter,
});

export type AppRouter = typeof appRouter;

/** For calls within the server: pages and tests. */
export const createCaller = createCallerFactory(appRouter);
