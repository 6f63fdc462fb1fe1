// Time that passes only when nothing is left to do in it: minutes of a night take no waiting.
import type { Timer } from '@/app/match-store/backoff';

export interface Clock extends Timer {
  now(): number;
  /** Work of the real world, such as a query, for which time stands still. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Goes from event to event until none is left. @throws where a night does not come to an end */
  run(): Promise<void>;
}

/** A night in which something always asks again without end. */
const MOST_EVENTS = 20_000;

export function virtualClock(): Clock {
  const events: { at: number; order: number; act: () => void }[] = [];
  let time = Date.parse('2026-11-26T20:00:00Z');
  let order = 0;
  let working = 0;
  let wake = () => {};

  /** Everything that follows from what has happened is done, and waits for later events. */
  async function quiet(): Promise<void> {
    do {
      if (working > 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      // Lets promises that hang on one another run out.
      await new Promise(setImmediate);
    } while (working > 0);
  }

  return {
    now: () => time,
    after(ms, act) {
      order += 1;
      const event = { at: time + ms, order, act };
      events.push(event);
      return () => {
        const index = events.indexOf(event);
        if (index >= 0) events.splice(index, 1);
      };
    },
    async during(work) {
      working += 1;
      try {
        return await work;
      } finally {
        working -= 1;
        if (working === 0) wake();
      }
    },
    async run() {
      await quiet();
      for (let count = 0; events.length > 0; count += 1) {
        if (count > MOST_EVENTS) throw new Error('the night does not end');
        events.sort((a, b) => a.at - b.at || a.order - b.order);
        const event = events.shift();
        if (!event) return;
        time = Math.max(time, event.at);
        event.act();
        await quiet();
      }
    },
  };
}
