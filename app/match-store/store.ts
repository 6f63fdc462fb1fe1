/** The table screen's only source: the confirmed log and the outbox, replayed together. */
import type { AnyGame, Setup } from '@/engine/match/game';
import { replay } from '@/engine/match/replay';
import { backoff, realTimer, type Timer } from './backoff';
import { newClientId } from './client-id';
import { type Confirmed, dependents, localRows, renamed, takeIn } from './local-log';
import { knowing, rivalsOf } from './rivals';
import { inPlace, type Shelf } from './shelf';
import { type News, Refusal, type Transport } from './transport';
import type { ConfirmedEntry, MatchSnapshot, OutboxItem, SentEntry, TableState } from './types';

export interface MatchStoreOptions {
  readonly game: AnyGame;
  readonly first: MatchSnapshot;
  readonly shelf: Shelf;
  readonly transport: Transport;
  readonly timer?: Timer;
  readonly now?: () => number;
}

export type MatchStore = ReturnType<typeof createMatchStore>;

/** Trouble of the server's own: nothing is wrong with the entry, and it goes out again later. */
const PASSING = new Set(['internal', 'too-many-attempts']);

export function createMatchStore(options: MatchStoreOptions) {
  const { game, first, shelf, transport, timer = realTimer, now = Date.now } = options;
  const retry = backoff(timer);
  const listeners = new Set<() => void>();

  let confirmed: Confirmed = takeIn({ log: [], early: new Map() }, first.log);
  let items: readonly OutboxItem[] = [];
  let lastPlace = 0;
  let sending: string | null = null;
  let pumping = false;
  let wanted = false;
  let reading = false;
  let streaming = false;
  let unanswered = false;
  let sessionVersion = first.sessionVersion;
  let stopWatching: (() => void) | null = null;
  let state = firstState();

  function firstState(): TableState {
    const { rules, seats, dealer, players } = first;
    const setup: Setup<unknown> = { rules, seats, dealer, players: players.map(({ ref }) => ref) };
    return {
      setup,
      ...derive(setup, [], undefined),
      outbox: [],
      confirmed: confirmed.log.length,
      stop: null,
      names: new Map(players.map(({ ref, name }) => [ref, name])),
      nightStatus: first.nightStatus,
      live: false,
      asOf: null,
      durable: shelf.durable,
      ready: false,
    };
  }

  function derive(
    setup: Setup<unknown>,
    earlierRows: TableState['rows'],
    earlier: TableState['timeline'] | undefined,
  ): Pick<TableState, 'rows' | 'timeline'> {
    const rows = localRows(confirmed.log, items, sending, earlierRows);
    const log = rows.map((row) => row.entry);
    if (earlier?.setup !== setup) return { rows, timeline: replay(game, setup, log) };
    const same = log.length === earlier.log.length && log.every((one, i) => one === earlier.log[i]);
    return { rows, timeline: same ? earlier : replay(game, setup, log, earlier) };
  }

  function publish(change: Partial<TableState> = {}): void {
    const next = { ...state, ...change };
    state = {
      ...next,
      ...derive(next.setup, state.rows, state.timeline),
      stop: standing(next.stop),
      outbox: items,
      confirmed: confirmed.log.length,
      live: streaming && !unanswered,
      durable: shelf.durable,
    };
    for (const listener of listeners) listener();
  }

  /** A stop whose reason went away, because the other round was voided or the entry arrived after all, is none. */
  function standing(stop: TableState['stop']): TableState['stop'] {
    if (stop === null || stop.kind === 'signed-out') return stop;
    if (!items.some((one) => one.clientId === stop.item.clientId)) return null;
    if (stop.kind === 'refused') return stop;
    const theirs = rivalsOf(stop.item, confirmed.log);
    return theirs.length > 0 ? { ...stop, theirs } : null;
  }

  /** Written down first, then shown and sent. */
  async function write(put: readonly OutboxItem[], take: readonly string[] = []): Promise<void> {
    await shelf.change(put, take);
    const changed = new Set([...take, ...put.map((one) => one.clientId)]);
    items = inPlace([...items.filter((one) => !changed.has(one.clientId)), ...put]);
  }

  function absorb(entries: readonly ConfirmedEntry[]): void {
    const before = confirmed;
    confirmed = takeIn(confirmed, entries);
    if (confirmed === before) return;
    const arrived = confirmed.log.filter((one) =>
      items.some((item) => item.clientId === one.clientId),
    );
    for (const { clientId, number } of arrived) drop(clientId, number);
    if (confirmed.early.size > 0) void fillGap();
  }

  /** Takes a confirmed entry out of the queue. Should the shelf lag, the next visit finds it confirmed. */
  function drop(clientId: string, number: number): void {
    const left = items.filter((one) => one.clientId !== clientId);
    const knowingIt = knowing(left, number, confirmed.log);
    void shelf.change(
      knowingIt.filter((one) => !items.includes(one)),
      [clientId],
    );
    items = knowingIt;
  }

  async function fillGap(): Promise<void> {
    if (reading) return;
    reading = true;
    try {
      takeNews(await transport.read());
    } catch {
      // The stream brings it, or the next answer asks again.
    } finally {
      reading = false;
    }
  }

  function takeNews(news: News): void {
    sessionVersion = Math.max(sessionVersion, news.sessionVersion);
    const before = confirmed;
    absorb(news.entries);
    const players = news.players.map(({ ref }) => ref);
    const { setup } = state;
    const same = players.join() === setup.players.join();
    publish({
      setup: same ? setup : { ...setup, players },
      names: new Map(news.players.map(({ ref, name }) => [ref, name])),
      nightStatus: news.nightStatus,
      asOf: now(),
    });
    // Where nothing came, a refused entry would be refused again at once, without end.
    if (confirmed !== before) void pump();
  }

  /**
   * Sends what waits, one after another, until nothing does or somebody has to decide. Called while
   * it runs, it looks once more before it rests.
   */
  async function pump(): Promise<void> {
    wanted = true;
    if (pumping) return;
    pumping = true;
    try {
      while (wanted) {
        wanted = false;
        while (await sendNext());
      }
    } finally {
      pumping = false;
    }
  }

  /** @returns whether the queue goes on. */
  async function sendNext(): Promise<boolean> {
    const [item] = items;
    if (!item || state.stop !== null) return false;
    const theirs = rivalsOf(item, confirmed.log);
    if (theirs.length === 0) return send(item);
    publish({ stop: { kind: 'both', item, theirs } });
    return false;
  }

  async function send(item: OutboxItem): Promise<boolean> {
    const { clientId, entry } = item;
    sending = clientId;
    publish();
    try {
      const expectedVersion = confirmed.log.length;
      const { number } = await transport.append({ clientId, expectedVersion, entry });
      sending = null;
      unanswered = false;
      retry.reset();
      accept(clientId, number);
      return true;
    } catch (error) {
      sending = null;
      unanswered = !(error instanceof Refusal);
      if (error instanceof Refusal) return refuse(item, error);
      publish({ asOf: state.live ? now() : state.asOf });
      retry.again(() => void pump());
      return false;
    }
  }

  /** The stream may have brought the entry before the answer did, or has yet to bring what stands before it. */
  function accept(clientId: string, number: number): void {
    const row = state.rows.find((one) => one.clientId === clientId);
    if (row && items.some((one) => one.clientId === clientId)) {
      const receivedAt = new Date(now()).toISOString();
      absorb([{ number, clientId, entry: row.entry, by: null, receivedAt }]);
      if (number > confirmed.log.length) drop(clientId, number);
    }
    publish({ asOf: now() });
  }

  function refuse(item: OutboxItem, { refused, missed }: Refusal): boolean {
    if (refused.code === 'conflict') {
      const before = confirmed.log.length;
      absorb(missed);
      publish({ asOf: now() });
      if (confirmed.log.length > before) return true;
      void fillGap();
    }
    if (refused.code === 'conflict' || PASSING.has(refused.code)) {
      publish();
      retry.again(() => void pump());
    } else if (refused.code === 'signed-out') {
      publish({ stop: { kind: 'signed-out' } });
    } else {
      publish({ stop: { kind: 'refused', item, refused } });
    }
    return false;
  }

  function resume(): void {
    retry.reset();
    publish({ stop: null });
    void pump();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (): TableState => state,

    /** Reads what an earlier visit left, and sends it. */
    async start(): Promise<void> {
      const left = await shelf.load(first.id);
      const here = new Set(items.map((one) => one.clientId));
      items = inPlace([...items, ...left.filter((one) => !here.has(one.clientId))]);
      lastPlace = Math.max(lastPlace, ...items.map((one) => one.place));
      for (const { clientId, number } of confirmed.log) {
        if (items.some((one) => one.clientId === clientId)) drop(clientId, number);
      }
      publish({ ready: true });
      void pump();
    },

    /**
     * Enters something: written down, shown, then sent.
     * @param seen how many confirmed entries the scorer had before him when he began; all by default
     * @returns its client id
     */
    async add(entry: SentEntry, seen: number = confirmed.log.length): Promise<string> {
      const clientId = newClientId();
      const enteredAt = now();
      lastPlace += 1;
      const timed = { time: new Date(enteredAt).toISOString(), ...entry };
      const place = lastPlace;
      await write([{ clientId, matchId: first.id, entry: timed, place, seen, enteredAt }]);
      publish();
      void pump();
      return clientId;
    },

    /** Keeps a round after the one that another phone saved before it. */
    async keepBoth(): Promise<void> {
      if (state.stop?.kind !== 'both') return;
      const seen = confirmed.log.length;
      await write(items.map((item) => ({ ...item, seen })));
      resume();
    },

    /** Takes a waiting entry out of the queue, and the corrections that name it. */
    async discard(clientId: string): Promise<void> {
      await write([], dependents(items, clientId));
      resume();
    },

    /** Another text at the same place in the queue; what names the old one follows. */
    async replace(clientId: string, entry: SentEntry): Promise<void> {
      const fresh = newClientId();
      const seen = confirmed.log.length;
      const changed = items.flatMap((item): OutboxItem[] => {
        if (item.clientId === clientId) return [{ ...item, clientId: fresh, entry, seen }];
        const other = renamed(item, clientId, fresh);
        return other === item ? [] : [other];
      });
      await write(changed, [clientId]);
      resume();
    },

    /** Tries at once: the line is back, the page is seen again, somebody signed in. */
    nudge(): void {
      if (state.stop?.kind === 'signed-out') resume();
      retry.reset();
      void pump();
    },

    /** Follows the night from where it was last seen; to be called whenever the page is seen again. */
    watch(): void {
      stopWatching?.();
      stopWatching = transport.watch(sessionVersion, {
        onNews: takeNews,
        onLine(open) {
          const changed = open !== streaming;
          streaming = open;
          if (open) unanswered = false;
          if (changed) publish({ asOf: now() });
          if (open) void pump();
        },
      });
    },

    unwatch(): void {
      stopWatching?.();
      stopWatching = null;
      if (!streaming) return;
      streaming = false;
      publish({ asOf: now() });
    },
  };
}
