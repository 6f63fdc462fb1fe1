// The API's ground: who asks, may he, and how a refusal reaches him. Routers only adapt to this.
import { initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod';
import { permissionOf } from '@/server/auth/permissions';
import { type Actor, authorise } from '@/server/auth/scope';
import type { Database } from '@/server/database';
import { Refusal } from '@/server/refusal';
import { describeError, toTrpcError } from './errors';
import { isWholesome } from './wholesome';

export interface Context {
  readonly db: Database;
  readonly actor: Actor;
  /** Who it is now, for what goes on after the answer has begun: a login may have been closed. */
  readonly askAgain?: () => Promise<Actor>;
}

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error }) => describeError(shape, error),
  sse: {
    ping: { enabled: true, intervalMs: 15_000 },
    client: { reconnectAfterInactivityMs: 30_000 },
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Refusals become answers here, in one place; what nobody expected is logged and not shown. */
const mapped = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Whatever a procedure expects: what the database cannot keep and nobody types is refused for all. */
const wholesome = t.middleware(async ({ getRawInput, next }) => {
  if (!isWholesome(await getRawInput())) throw new Refusal('invalid-input');
  return next();
});

const listed = t.procedure
  .use(mapped)
  .use(wholesome)
  .use(({ path, ctx, next }) => {
    const permission = permissionOf(path);
    if (permission === null) throw new Refusal('not-allowed');
    if (permission === 'user' && ctx.actor.kind !== 'user') throw new Refusal('signed-out');
    return next();
  });

/** For what needs no club. */
export const openProcedure = listed;

/** For everybody signed in; `ctx.userId` is who, `ctx.loginId` by which login. */
export const userProcedure = listed.use(({ ctx, next }) => {
  if (ctx.actor.kind !== 'user') throw new Refusal('signed-out');
  const { userId, loginId = null } = ctx.actor;
  return next({ ctx: { userId, loginId } });
});

/** For what happens in a club; `ctx.scope` proves that the caller may. */
export const clubProcedure = listed
  .input(z.object({ clubId: z.uuid() }))
  .use(async ({ ctx, path, input, next }) => {
    const scope = await authorise(ctx.db, ctx.actor, path, input.clubId);
    return next({ ctx: { scope } });
  });

export { TRPCError };
