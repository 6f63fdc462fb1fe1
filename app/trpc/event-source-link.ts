/** How a subscription is followed: by the browser's own event stream, as the API sends it. */
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@/server/trpc/router';

/** The server's own trouble, which passes. Any other error is an answer. */
const INTERNAL = -32603;

/**
 * tRPC's own link does so by async iterators and brings its web socket along, which together weigh
 * four kilobytes. This one does not begin anew: it says that the stream is broken, and is asked again.
 */
export function eventSourceLink({ url }: { url: string }): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, input } }) =>
      observable((observer) => {
        const asked = encodeURIComponent(JSON.stringify(input));
        const stream = new EventSource(`${url}/${path}?input=${asked}`);
        let silence: ReturnType<typeof setTimeout> | undefined;
        /** So long a silence is no stream any more; the server says how long. */
        let silenceMs = 0;

        const broken = (why: string) => {
          const error = new TRPCClientError<AppRouter>(why);
          observer.next({ result: { type: 'state', state: 'connecting', error } });
        };
        const on = (name: string, then?: (event: MessageEvent<string>) => void) =>
          stream.addEventListener(name, (event) => {
            then?.(event as MessageEvent<string>);
            clearTimeout(silence);
            if (silenceMs > 0) silence = setTimeout(broken, silenceMs, 'silent');
          });
        on('connected', ({ data }) => {
          silenceMs = JSON.parse(data).reconnectAfterInactivityMs ?? 0;
          observer.next({ result: { type: 'started' } });
          observer.next({ result: { type: 'state', state: 'pending', error: null } });
        });
        on('ping');
        on('message', ({ data, lastEventId: id }) =>
          observer.next({ result: { id, data: { id, data: JSON.parse(data) } } }),
        );
        stream.addEventListener('serialized-error', ({ data }: MessageEvent<string>) => {
          const error = JSON.parse(data);
          if (error.code === INTERNAL) broken(error.message);
          else observer.error(TRPCClientError.from({ error }));
        });
        stream.addEventListener('return', () => observer.complete());
        stream.addEventListener('error', () => {
          if (stream.readyState !== EventSource.CLOSED) broken('away');
          else observer.error(new TRPCClientError('refused'));
        });

        return () => {
          clearTimeout(silence);
          stream.close();
        };
      });
}
