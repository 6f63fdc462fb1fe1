// The live stream of a night: one for the whole page, resumed from the version it has.
import { tracked } from '@trpc/server';
import * as z from 'zod';
import { authorise } from '@/server/auth/scope';
import { version } from '@/server/input';
import { refuseOtherNight } from '@/server/sessions/night';
import { mapped } from '@/server/trpc/errors';
import { clubProcedure, router } from '@/server/trpc/init';
import { follow } from './follow';
import type { Moment } from './moment';
import { type News, newsSince } from './news';
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
      const ended = AbortSignal.any([shutdownSignal(), ...(signal ? [signal] : [])]);
      const follower = {
        sessionId,
        standing: scope.userId ?? scope.linkId ?? '',
        since: lastEventId ?? input.since,
        stillMay: async () => {
          const still = (await ctx.askAgain?.()) ?? actor;
          refuseOtherNight(await authorise(db, still, path, clubId), sessionId);
        },
        look: (since: number, moment: Moment) =>
          newsSince(db, { clubId, sessionId }, since, moment),
      };
      try {
        for await (const news of follow<News>(db, follower, ended)) {
          yield tracked(String(news.version), news);
        }
      } catch (error) {
        // A stream runs outside of what maps refusals; unmapped, a phone would ask again for ever.
        throw mapped(error);
      }
    }),
});
