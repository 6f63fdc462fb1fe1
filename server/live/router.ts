// The live stream of a night: one for the whole page, resumed from the version it has.
import { tracked } from '@trpc/server';
import * as z from 'zod';
import { authorise } from '@/server/auth/scope';
import { version } from '@/server/input';
import { mapped } from '@/server/trpc/errors';
import { clubProcedure, router } from '@/server/trpc/init';
import { followNight } from './news';
import { shutdownSignal } from './shutdown';

/** As an event stream says where it was: always a text. */
const lastEventId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const liveRouter = router({
  night: clubProcedure
    .input(z.object({ sessionId: z.uuid(), since: version, lastEventId: lastEventId.nullish() }))
    .subscription(async function* ({ ctx, input, signal, path }) {
      const { db, actor, scope } = ctx;
      const { clubId, sessionId, lastEventId } = input;
      const since = lastEventId ?? input.since;
      const ended = AbortSignal.any([shutdownSignal(), ...(signal ? [signal] : [])]);
      const stillMay = () => authorise(db, actor, path, clubId);
      try {
        for await (const news of followNight(db, scope, { sessionId, since }, ended, stillMay)) {
          yield tracked(String(news.version), news);
        }
      } catch (error) {
        // A stream runs outside of what maps refusals; unmapped, a phone would ask again for ever.
        throw mapped(error);
      }
    }),
});
