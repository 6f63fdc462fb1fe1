// What lies between a phone and the server: it drops, delays, repeats and reorders, and goes away for a while.
import type { News as PhoneNews, Transport, Watcher } from '@/app/match-store/transport';
import type { Random } from '@/engine/machines/random';
import type { Clock } from './clock';
import { answered, type NightServer } from './server';

export interface Weather {
  /** Of a hundred messages, how many get lost. */
  readonly lost: number;
  /** Of a hundred requests, how many arrive a second time, later. */
  readonly twice: number;
  /** The longest that a message is under way, in milliseconds. */
  readonly slow: number;
}

export const FAIR: Weather = { lost: 0, twice: 0, slow: 50 };

/** As `trpcTransport`: after this the phone takes it that no answer comes. */
const PATIENCE_MS = 15_000;
const REOPEN_MS = 1_000;

export interface Line {
  readonly transport: Transport;
  cut(): void;
  mend(weather: Weather): void;
  /** Somebody has written: the stream brings it. */
  wake(): void;
  /** The page is gone: nothing reaches it any more. */
  hangUp(): void;
  signedIn: boolean;
}

export interface LineParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly server: NightServer;
  readonly onWritten: () => void;
}

export function lineTo({ clock, random, server, onWritten }: LineParts): Line {
  const { clubId, sessionId, matchId } = server;
  let weather = FAIR;
  let up = true;
  let gone = false;
  const streams = new Set<() => void>();
  const closed = new Set<() => void>();

  const chance = (ofHundred: number) => random.below(100) < ofHundred;
  const delay = () => 1 + random.below(weather.slow);

  /** A request, its way there, its work and its way back. */
  function ask<T>(work: (api: NightServer['api']) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const signedIn = line.signedIn;
      let settled = false;
      const settle = (act: () => void) => {
        if (settled || gone) return;
        settled = true;
        act();
      };
      const nothing = () => settle(() => reject(new TypeError('Failed to fetch')));
      /** Whoever asked may have given up meanwhile. */
      const back = (act: () => void) => {
        if (!up || chance(weather.lost)) return;
        clock.after(delay(), () => settle(act));
      };
      const arrive = () => {
        const api = signedIn ? server.api : server.signedOut;
        void clock.during(answered(() => work(api))).then(
          (answer) => back(() => resolve(answer)),
          (error: unknown) => back(() => reject(error)),
        );
      };
      clock.after(PATIENCE_MS, nothing);
      if (!up) clock.after(1, nothing);
      if (!up || chance(weather.lost)) return;
      clock.after(delay(), arrive);
      if (chance(weather.twice)) clock.after(delay() + random.below(20_000), arrive);
    });
  }

  function watch(since: number, { onNews, onLine }: Watcher): () => void {
    let seen = since;
    let left = false;
    let open = false;
    let looking = false;
    let pending = false;

    async function look(): Promise<void> {
      pending = true;
      if (looking || !open) return;
      looking = true;
      while (pending && open && !left) {
        pending = false;
        const news = await clock.during(server.news(seen));
        if (news === null) continue;
        if (!open || left || gone) break;
        seen = Math.max(seen, news.version);
        tell(forPhone(news));
      }
      looking = false;
    }
    function tell(news: PhoneNews): void {
      const deliver = () => {
        if (!left && !gone) onNews(news);
      };
      clock.after(delay(), deliver);
      // The stream before this one may have told it as well.
      if (chance(weather.twice)) clock.after(delay() + random.below(5_000), deliver);
    }
    function tryToOpen(): void {
      if (left || gone || open) return;
      if (!up || chance(weather.lost)) {
        if (up) clock.after(REOPEN_MS, tryToOpen);
        return;
      }
      open = true;
      onLine(true);
      void look();
    }
    const close = () => {
      if (!open) return;
      open = false;
      onLine(false);
    };
    const wake = () => void look();
    streams.add(wake);
    streams.add(tryToOpen);
    closed.add(close);
    clock.after(delay(), tryToOpen);
    return () => {
      left = true;
      streams.delete(wake);
      streams.delete(tryToOpen);
      closed.delete(close);
    };
  }

  const forPhone = (news: NonNullable<Awaited<ReturnType<NightServer['news']>>>): PhoneNews => ({
    sessionVersion: news.version,
    nightStatus: news.status,
    players: news.players,
    entries: news.entries.filter((one) => one.matchId === matchId),
    scoring: news.scoring.find((one) => one.matchId === matchId)?.scoring ?? null,
  });

  const line: Line = {
    signedIn: true,
    transport: {
      append: (input) =>
        ask(async (api) => {
          const done = await api.matches.append({ clubId, matchId, ...input });
          onWritten();
          return done;
        }),
      takeOver: (phone) =>
        ask(async (api) => {
          const done = await api.matches.takeOver({ clubId, matchId, phone });
          onWritten();
          return done;
        }),
      read: () =>
        ask(async (api) => {
          const read = await api.matches.get({ clubId, matchId });
          const night = await api.sessions.get({ clubId, sessionId });
          const { sessionVersion, players, log, scoring } = read;
          return { sessionVersion, nightStatus: night.status, players, entries: log, scoring };
        }),
      watch,
    },
    cut() {
      up = false;
      for (const close of closed) close();
    },
    mend(next) {
      up = true;
      weather = next;
      for (const look of streams) look();
    },
    wake() {
      for (const look of streams) look();
    },
    hangUp() {
      gone = true;
    },
  };
  return line;
}
