/** Follows the night by its stream, and reads the whole match where the stream has left a gap. */
import type { Line } from './line';
import type { News, Transport } from './transport';

export interface FollowerParts {
  readonly transport: Transport;
  readonly line: Line;
  /** The version of the night that is known already. */
  readonly since: number;
  readonly onNews: (news: News) => void;
  readonly onLine: (open: boolean) => void;
}

export function createFollower({ transport, line, since, onNews, onLine }: FollowerParts) {
  let sessionVersion = since;
  let reading = false;
  let stopWatching: (() => void) | null = null;

  function take(news: News): void {
    sessionVersion = Math.max(sessionVersion, news.sessionVersion);
    onNews(news);
  }

  return {
    async fillGap(): Promise<void> {
      if (reading) return;
      reading = true;
      try {
        take(await transport.read());
      } catch {
        // The stream brings it, or the next answer asks again.
      } finally {
        reading = false;
      }
    },

    /** A page follows while somebody looks at it. */
    watching: () => stopWatching !== null,

    watch(): void {
      stopWatching?.();
      stopWatching = transport.watch(sessionVersion, {
        onNews: take,
        onLine(open) {
          if (line.stream(open) || open) onLine(open);
        },
      });
    },

    unwatch(): void {
      stopWatching?.();
      stopWatching = null;
      if (line.stream(false)) onLine(false);
    },
  };
}
