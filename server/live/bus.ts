// One listening connection a process and database: it learns which night has something new and whose standing has changed.
import { EventEmitter } from 'node:events';
import type { Database, Sql } from '@/server/database';
import { NIGHTS_CHANNEL } from '@/server/sessions/night';
import type { Moment } from './moment';

/** The database itself tells on it whose membership, login or link has changed: drizzle/0014. */
const STANDINGS_CHANNEL = 'standings';

/** Nobody looks on for longer than this without being asked again: a login runs out without a word. */
const ASK_EVERY_MS = 10 * 60_000;

interface Bus {
  /** Emits `nightEvent`, with whether something may have been missed, and `standingEvent`. */
  readonly wakes: EventEmitter;
  /** The nights that somebody looks at. */
  readonly nights: Map<string, { moment: Moment; viewers: number }>;
  /** Settled once the first LISTEN stands; what is written from then on is heard. */
  readonly ready: Promise<unknown>;
}

const shared = globalThis as unknown as { lanturluBuses?: WeakMap<Sql, Bus> };

function busOf(sql: Sql): Bus {
  shared.lanturluBuses ??= new WeakMap();
  const known = shared.lanturluBuses.get(sql) ?? makeBus(sql);
  shared.lanturluBuses.set(sql, known);
  return known;
}

const nightEvent = (sessionId: string) => `night:${sessionId}`;
const standingEvent = (id: string) => `standing:${id}`;

function makeBus(sql: Sql): Bus {
  const wakes = new EventEmitter();
  wakes.setMaxListeners(0);
  const nights: Bus['nights'] = new Map();
  const wake = (sessionId: string, missed: boolean) => {
    const night = nights.get(sessionId);
    if (!night) return;
    night.moment = {};
    wakes.emit(nightEvent(sessionId), missed);
  };
  const wakeAll = () => {
    for (const sessionId of nights.keys()) wake(sessionId, true);
  };
  // The last argument runs at every reconnect: what was told meanwhile is lost, so everybody looks again.
  const ready = Promise.all([
    sql.listen(NIGHTS_CHANNEL, (sessionId) => wake(sessionId, false), wakeAll),
    sql.listen(STANDINGS_CHANNEL, (id) => wakes.emit(standingEvent(id)), wakeAll),
  ]);
  ready.catch(() => {
    shared.lanturluBuses?.delete(sql);
  });
  return { wakes, nights, ready };
}

export interface Wake {
  /** The same for everybody who looks before something is written again. */
  readonly moment: Moment;
  /** Whether this viewer still may has to be asked before he is told anything. */
  readonly inDoubt: boolean;
  /** The look has failed: another one is due, at the latest in so many milliseconds. */
  again(ms: number): void;
}

export interface Viewer {
  readonly sessionId: string;
  /** The user or the link by which he may look. */
  readonly standing: string;
}

/**
 * Wakes whenever the night may have something new or the viewer's standing has changed, until the
 * signal ends it. A wake says nothing but "look again"; several that come while one looks are one.
 */
export async function* wakesOf(
  db: Database,
  { sessionId, standing }: Viewer,
  signal: AbortSignal,
): AsyncGenerator<Wake> {
  const { wakes, nights, ready } = busOf(db.$client);
  // The first look is due at once: something may have been written before we listened.
  let pending = true;
  let doubt = true;
  let askedAt = 0;
  let wake = () => {};
  const onWake = () => {
    pending = true;
    wake();
  };
  const onNight = (missed: boolean) => {
    doubt ||= missed;
    onWake();
  };
  const onStanding = () => onNight(true);
  let timer: NodeJS.Timeout | undefined;
  const night = nights.get(sessionId) ?? { moment: {}, viewers: 0 };
  nights.set(sessionId, night);
  night.viewers += 1;
  wakes.on(nightEvent(sessionId), onNight);
  wakes.on(standingEvent(standing), onStanding);
  signal.addEventListener('abort', onWake);
  try {
    await Promise.race([ready, aborted(signal)]);
    while (!signal.aborted) {
      if (!pending) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      pending = false;
      if (signal.aborted) return;
      const inDoubt = doubt || Date.now() - askedAt > ASK_EVERY_MS;
      if (inDoubt) askedAt = Date.now();
      doubt = false;
      yield {
        moment: night.moment,
        inDoubt,
        again(ms) {
          doubt ||= inDoubt;
          clearTimeout(timer);
          timer = setTimeout(onWake, ms);
        },
      };
    }
  } finally {
    clearTimeout(timer);
    wakes.off(nightEvent(sessionId), onNight);
    wakes.off(standingEvent(standing), onStanding);
    signal.removeEventListener('abort', onWake);
    night.viewers -= 1;
    if (night.viewers === 0) nights.delete(sessionId);
  }
}

/** A database that is away keeps nobody from leaving. */
function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
