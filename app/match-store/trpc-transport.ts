/** The real network: writes and reads through the tRPC client, follows the night by its stream. */

import { trpc } from '@/app/trpc/client';
import { refusalOf } from '@/app/trpc/refusal';
import { spreadTimer } from './backoff';
import { keepOpen } from './stream';
import { isPassingCode, Refusal, type Transport } from './transport';
import type { ConfirmedEntry } from './types';

/** A phone in a cellar may wait for an answer for ever; after this the entry is sent once more. */
const PATIENCE_MS = 15_000;

export interface Where {
  readonly clubId: string;
  readonly sessionId: string;
  readonly matchId: string;
}

export function trpcTransport({ clubId, sessionId, matchId }: Where): Transport {
  return {
    async append(input) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return refusing(trpc.matches.append.mutate({ clubId, matchId, ...input }, { signal }));
    },

    async takeOver(phone) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return refusing(trpc.matches.takeOver.mutate({ clubId, matchId, phone }, { signal }));
    },

    async read() {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const [match, night] = await Promise.all([
        trpc.matches.get.query({ clubId, matchId }, { signal }),
        trpc.sessions.get.query({ clubId, sessionId }, { signal }),
      ]);
      const { sessionVersion, players, log, scoring } = match;
      return { sessionVersion, nightStatus: night.status, players, entries: log, scoring };
    },

    watch(since, { onNews, onLine }) {
      let seen = since;
      return keepOpen({
        onLine,
        timer: spreadTimer,
        async mayLook() {
          const signal = AbortSignal.timeout(PATIENCE_MS);
          try {
            await trpc.sessions.get.query({ clubId, sessionId }, { signal });
            return true;
          } catch (error) {
            const refusal = refusalOf(error);
            if (refusal === null || isPassingCode(refusal.code)) throw error;
            return false;
          }
        },
        open({ onOpen, onEnd }) {
          const stream = trpc.live.night.subscribe(
            { clubId, sessionId, since: seen },
            {
              onConnectionStateChange({ state, error }) {
                if (state === 'pending') onOpen();
                else if (error !== null) onEnd(false);
              },
              onError: () => onEnd(true),
              // A server that is stopped ends its streams in good order.
              onComplete: () => onEnd(false),
              onData({ data }) {
                seen = Math.max(seen, data.version);
                onNews({
                  sessionVersion: data.version,
                  nightStatus: data.status,
                  players: data.players,
                  entries: data.entries.filter((one) => one.matchId === matchId),
                  scoring: data.scoring.find((one) => one.matchId === matchId)?.scoring ?? null,
                });
              },
            },
          );
          return () => stream.unsubscribe();
        },
      });
    },
  };
}

/** @throws Refusal where the server said no; whatever else went wrong is no answer. */
async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const { code, params, problems, missed } = refusal;
    throw new Refusal({ code, params, problems }, missed as readonly ConfirmedEntry[]);
  }
}
