/** The real network: writes and reads through the tRPC client, follows the night by its stream. */

import { trpc } from '@/app/trpc/client';
import { refusalOf } from '@/app/trpc/refusal';
import { Refusal, type Transport } from './transport';
import type { ConfirmedEntry } from './types';

/** A phone in a cellar may wait for an answer for ever; after this the entry is sent once more. */
const PATIENCE_MS = 15_000;
/** Before a stream that the server has ended is opened again. */
const REOPEN_MS = 1_000;

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
      let left = false;
      let stream = open();
      let again: ReturnType<typeof setTimeout> | undefined;
      function open() {
        return trpc.live.night.subscribe(
          { clubId, sessionId, since: seen },
          {
            onStarted: () => onLine(true),
            onConnectionStateChange: ({ state }) => onLine(state === 'pending'),
            onError: () => onLine(false),
            // A server that is stopped ends its streams in good order, and a stream that has ended so
            // is not opened again by itself.
            onComplete() {
              if (left) return;
              onLine(false);
              again = setTimeout(() => {
                stream = open();
              }, REOPEN_MS);
            },
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
      }
      return () => {
        left = true;
        clearTimeout(again);
        stream.unsubscribe();
      };
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
