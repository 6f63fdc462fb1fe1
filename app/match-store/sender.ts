/** Sends what waits, one entry after another, until nothing does or somebody has to decide. */
import type { Arrivals } from './arrivals';
import { backoff, type Timer } from './backoff';
import type { Line } from './line';
import type { Outbox } from './outbox';
import { rivalsOf } from './rivals';
import type { Tabs } from './tabs';
import { isPassing, patience, Refusal, type Transport } from './transport';
import type { ConfirmedEntry, LogRow, OutboxItem, Stop } from './types';

export interface SenderParts {
  readonly outbox: Outbox;
  readonly arrivals: Arrivals;
  readonly line: Line;
  readonly transport: Transport;
  readonly tabs: Tabs;
  readonly timer: Timer;
  readonly phone: string;
  readonly now: () => number;
  /** Somebody has the page before him. */
  readonly lookedAt: () => boolean;
  readonly rows: () => readonly LogRow[];
  readonly onChange: () => void;
  readonly onArrival: (entries: readonly ConfirmedEntry[]) => boolean;
  readonly fillGap: () => void;
}

export type Sender = ReturnType<typeof createSender>;

export function createSender(parts: SenderParts) {
  const { outbox, arrivals, line, transport, tabs, timer, phone, onChange } = parts;
  const retry = backoff(timer);
  let sending: string | null = null;
  let stop: Stop | null = null;
  let pumping = false;
  let wanted = false;

  function halt(reason: Stop): false {
    stop = reason;
    onChange();
    return false;
  }

  /** Called while it runs, it looks once more before it rests. */
  async function pump(): Promise<void> {
    wanted = true;
    if (pumping) return;
    pumping = true;
    try {
      while (wanted && outbox.items().length > 0 && standing() === null) {
        await tabs.alone(sendAll);
      }
    } finally {
      pumping = false;
      if (outbox.items().length === 0 || standing() !== null) line.atRest();
      onChange();
    }
  }

  async function sendAll(): Promise<void> {
    // Another tab may have sent, edited or thrown away what this one remembers.
    await outbox.refresh();
    arrivals.sweep();
    while (wanted) {
      wanted = false;
      while (await sendNext());
    }
    onChange();
  }

  /** @returns whether the queue goes on. */
  async function sendNext(): Promise<boolean> {
    // Nothing goes out that would not survive a reload.
    await outbox.settled();
    const [item] = outbox.items();
    if (!item || standing() !== null) return false;
    const theirs = rivalsOf(item, arrivals.log());
    return theirs.length === 0 ? send(item) : halt({ kind: 'both', item, theirs });
  }

  async function send(item: OutboxItem): Promise<boolean> {
    const { clientId, entry } = item;
    sending = clientId;
    onChange();
    try {
      const expectedVersion = arrivals.log().length;
      const { number } = await transport.append({ clientId, expectedVersion, entry, phone });
      sending = null;
      line.answered();
      retry.reset();
      accept(clientId, number);
      return true;
    } catch (error) {
      sending = null;
      if (error instanceof Refusal) return refuse(item, error);
      // The answer was lost, and the stream has brought the entry meanwhile.
      if (!outbox.items().some((one) => one.clientId === clientId)) return true;
      line.notAnswered();
      onChange();
      retry.again(() => void pump(), patience(error, parts.lookedAt()));
      return false;
    }
  }

  /** The stream may have brought the entry before the answer did, or has yet to bring what stands before it. */
  function accept(clientId: string, number: number): void {
    const row = parts.rows().find((one) => one.clientId === clientId);
    if (row && outbox.items().some((one) => one.clientId === clientId)) {
      const receivedAt = new Date(parts.now()).toISOString();
      const arrived = { number, clientId, entry: row.entry, by: null, receivedAt };
      parts.onArrival([arrived]);
      if (number > arrivals.log().length) arrivals.drop(clientId, number);
      tabs.tell({ confirmed: [arrived] });
    }
    onChange();
  }

  function refuse(item: OutboxItem, refusal: Refusal): boolean {
    const { refused, missed } = refusal;
    line.answered();
    if (refused.code === 'conflict') {
      if (parts.onArrival(missed)) {
        onChange();
        return true;
      }
      parts.fillGap();
    }
    if (refused.code === 'conflict' || isPassing(refusal)) {
      onChange();
      retry.again(() => void pump(), patience(refusal, parts.lookedAt()));
      return false;
    }
    return halt(
      refused.code === 'signed-out' ? { kind: 'signed-out' } : { kind: 'refused', item, refused },
    );
  }

  /** A stop whose reason went away, because the other round was voided or the entry arrived after all, is none. */
  function standing(): Stop | null {
    if (stop === null || stop.kind === 'signed-out') return stop;
    const { item } = stop;
    const now = outbox.items().find((one) => one.clientId === item.clientId);
    if (!now) stop = null;
    else if (stop.kind === 'both') {
      const theirs = rivalsOf(now, arrivals.log());
      const same = now === item && sameEntries(theirs, stop.theirs);
      if (theirs.length === 0) stop = null;
      else if (!same) stop = { ...stop, item: now, theirs };
    }
    return stop;
  }

  return {
    sending: () => sending,
    stop: standing,
    pump: () => void pump(),
    /** After a decision: the queue goes on. */
    resume(): void {
      stop = null;
      retry.reset();
      onChange();
      void pump();
    },
    /** Tries at once: the line is back, the page is seen again, somebody signed in. */
    nudge(): void {
      if (stop?.kind === 'signed-out') stop = null;
      onChange();
      retry.reset();
      void pump();
    },
  };
}

function sameEntries(a: readonly ConfirmedEntry[], b: readonly ConfirmedEntry[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}
