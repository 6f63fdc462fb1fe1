// One listening connection a process and database: it learns which night has something new and wakes its viewers.
import { EventEmitter } from 'node:events';
import type { Database, Sql } from '@/server/database';
import { NIGHTS_CHANNEL } from '@/server/sessions/night';

interface Bus {
  readonly wakes: EventEmitter;
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

/** An event's name; prefixed, so that waking everybody never emits an emitter's own `error`. */
const nightEvent = (sessionId: string) => `night:${sessionId}`;

function makeBus(sql: Sql): Bus {
  const wakes = new EventEmitter();
  wakes.setMaxListeners(0);
  const ready = sql.listen(
    NIGHTS_CHANNEL,
    (sessionId) => wakes.emit(nightEvent(sessionId)),
    // Runs at every reconnect: what was notified meanwhile is lost, so everybody reads again.
    () => wakeAll(wakes),
  );
  ready.catch(() => {
    shared.lanturluBuses?.delete(sql);
  });
  return { wakes, ready };
}

function wakeAll(wakes: EventEmitter): void {
  for (const name of wakes.eventNames()) {
    if (typeof name === 'string' && name.startsWith('night:')) wakes.emit(name);
  }
}

export interface Wake {
  /** The look has failed: another one is due, at the latest in so many milliseconds. */
  again(ms: number): void;
}

/**
 * Wakes whenever the night may have something new, until the signal ends it. A wake says nothing but
 * "look again"; several that come while one looks are one.
 */
export async function* wakesOf(
  db: Database,
  sessionId: string,
  signal: AbortSignal,
): AsyncGenerator<Wake> {
  const { wakes, ready } = busOf(db.$client);
  // The first look is due at once: something may have been written before we listened.
  let pending = true;
  let wake = () => {};
  const onWake = () => {
    pending = true;
    wake();
  };
  let timer: NodeJS.Timeout | undefined;
  const again = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(onWake, ms);
  };
  const event = nightEvent(sessionId);
  wakes.on(event, onWake);
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
      if (!signal.aborted) yield { again };
    }
  } finally {
    clearTimeout(timer);
    wakes.off(event, onWake);
    signal.removeEventListener('abort', onWake);
  }
}

/** A database that is away keeps nobody from leaving. */
function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
