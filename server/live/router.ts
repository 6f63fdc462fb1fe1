// The live stream of a night: one for the whole page, resumed from the version it has.
import { tracked } from '@trpc/server';
import * as z from 'zod';
import { authorise } from '@/server/auth/scope';
import { clubProcedure, router } from '@/server/trpc/init';
import { followNight } from './news';
import { shutdownSignal } from './shutdown';

const version = z.coerce.number().int().min(0);

export const liveRouter = router({
  night: clubProcedure
    .input(z.object({ sessionId: z.uuid(), since: version, lastEventId: version.nullish() }))
    .subscription(async function* ({ ctx, input, signal, path }) {
      const { db, actor, scope } = ctx;
      const { clubId, sessionId, lastEventId } = input;
      const since = lastEventId ?? input.since;
      const ended = AbortSignal.any([shutdownSignal(), ...(signal ? [signal] : [])]);
      const stillMay = () => authorise(db, actor, path, clubId);
      for await (const news of followNight(db, scope, { sessionId, since }, ended, stillMay)) {
        yield tracked(String(news.version), news);
      }
    }),
});
