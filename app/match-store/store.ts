/** The table screen's only source: what a screen may do with a match, and what it sees of it. */
import type { PlayerId } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import { createArrivals } from './arrivals';
import { spreadTimer, type Timer } from './backoff';
import { newClientId } from './client-id';
import { discarded, inPlaceOf, kept, replaced } from './decisions';
import { createFollower } from './follower';
import { createLine } from './line';
import { type Change, createOutbox } from './outbox';
import { createScoring } from './scoring';
import { createScreen } from './screen';
import { createSender } from './sender';
import type { Shelf } from './shelf';
import { onlyTab, type Tabs } from './tabs';
import type { News, Transport } from './transport';
import type { ConfirmedEntry, MatchSnapshot, Place, SentEntry, TableState } from './types';

export interface MatchStoreOptions {
  readonly game: AnyGame;
  readonly first: MatchSnapshot;
  readonly shelf: Shelf;
  readonly transport: Transport;
  /** The other tabs of this phone; there are none by default. */
  readonly tabs?: Tabs;
  /** Which phone this is, among those at the table. */
  readonly phone?: string;
  /** Where the table is found again, and what its night is called. */
  readonly place?: Place | undefined;
  readonly timer?: Timer;
  readonly now?: () => number;
}

export type MatchStore = ReturnType<typeof createMatchStore>;

export function createMatchStore(options: MatchStoreOptions) {
  const { game, first, shelf, transport, tabs = onlyTab, place: at } = options;
  const { phone = newClientId(), timer = spreadTimer, now = Date.now } = options;
  const outbox = createOutbox(first.id, shelf);
  const arrivals = createArrivals(first.log, outbox);
  const line = createLine(now);
  const scoring = createScoring({
    first: first.scoring ?? null,
    version: first.sessionVersion,
    phone,
    transport,
    timer,
    lookedAt: () => follower.watching(),
    onChange: () => screen.show(),
  });
  const follower = createFollower({
    transport,
    line,
    since: first.sessionVersion,
    onNews,
    onLine(open) {
      screen.show();
      if (!open) return;
      scoring.nudge();
      sender.pump();
    },
  });
  const sender = createSender({
    outbox,
    arrivals,
    line,
    transport,
    tabs,
    timer,
    phone,
    now,
    lookedAt: follower.watching,
    rows: () => screen.get().rows,
    onChange: () => screen.show(),
    onArrival,
    fillGap: () => void follower.fillGap(),
  });
  const screen = createScreen(game, first, () => ({
    log: arrivals.log(),
    items: outbox.items(),
    sending: sender.sending(),
    stop: sender.stop(),
    live: line.live(),
    asOf: line.asOf(),
    durable: outbox.durable(),
    scorer: scoring.scorer(),
  }));
  let leaveTabs: (() => void) | null = null;

  function onArrival(entries: readonly ConfirmedEntry[]): boolean {
    if (!arrivals.take(entries)) return false;
    arrivals.sweep();
    if (arrivals.hasGap()) void follower.fillGap();
    return true;
  }

  function onNews(news: News): void {
    const fresh = onArrival(news.entries);
    line.heard();
    scoring.hear(news.scoring ?? null, news.sessionVersion);
    const players = news.players.map(({ ref }) => ref);
    const { setup, names } = screen.get();
    const same = players.join() === setup.players.join();
    const sameNames = news.players.every(({ ref, name }) => names.get(ref) === name);
    screen.show({
      setup: same ? setup : { ...setup, players },
      // The same object while nobody has another name: a screen compares it.
      names: sameNames ? names : new Map(news.players.map(({ ref, name }) => [ref, name])),
      nightStatus: news.nightStatus,
    });
    // Where nothing came, a refused entry would be refused again at once, without end.
    if (fresh) sender.pump();
  }

  async function onTold(confirmed: readonly ConfirmedEntry[]): Promise<void> {
    onArrival(confirmed);
    await outbox.refresh();
    arrivals.sweep();
    screen.show();
    sender.pump();
  }

  /** Changes the queue at once; @returns when that is written down and the other tabs know. */
  async function change(what: Change): Promise<void> {
    await outbox.change(what);
    tabs.tell({ confirmed: [] });
  }

  function decide(what: Change): Promise<void> {
    const written = change(what);
    sender.resume();
    return written;
  }

  return {
    subscribe: screen.subscribe,
    get: (): TableState => screen.get(),

    /** Reads what an earlier visit left, and sends it. */
    async start(): Promise<void> {
      leaveTabs ??= tabs.listen(({ confirmed }) => void onTold(confirmed));
      await outbox.refresh();
      arrivals.sweep();
      screen.show({ ready: true });
      sender.pump();
    },

    /** Hears no more of the other tabs; `start` begins anew. */
    end(): void {
      leaveTabs?.();
      leaveTabs = null;
    },

    /**
     * Enters something: shown at once, then written down, then sent.
     * @param seen how many confirmed entries the scorer had before him when he began; all by default
     * @returns its client id, once it is written down
     */
    async add(entry: SentEntry, seen: number = arrivals.log().length): Promise<string> {
      const clientId = newClientId();
      const enteredAt = now();
      const timed = { time: new Date(enteredAt).toISOString(), ...entry };
      const place = outbox.nextPlace();
      const item = { clientId, matchId: first.id, entry: timed, place, seen, enteredAt };
      const written = change({ put: [at ? { ...item, at } : item] });
      screen.show();
      sender.pump();
      await written;
      return clientId;
    },

    /** Keeps a round after the one that another phone saved before it. */
    async keepBoth(): Promise<void> {
      const stop = sender.stop();
      if (stop?.kind !== 'both') return;
      const number = Math.max(...stop.theirs.map((one) => one.number));
      await decide(kept(outbox.items(), stop.item, number, arrivals.log()));
    },

    /** Puts mine in the place of what another phone saved before it. */
    async mineInstead(theirs: ConfirmedEntry): Promise<void> {
      const stop = sender.stop();
      if (stop?.kind !== 'both') return;
      await decide(inPlaceOf(outbox.items(), stop.item, theirs, newClientId(), arrivals.log()));
    },

    /** Takes a waiting entry out of the queue, and the corrections that name it. */
    async discard(clientId: string): Promise<void> {
      const stop = sender.stop();
      const [theirs] = stop?.kind === 'both' && stop.item.clientId === clientId ? stop.theirs : [];
      await decide(discarded(outbox.items(), clientId, arrivals.log(), theirs));
    },

    /** Another text at the same place in the queue; what names the old one follows. */
    async replace(clientId: string, entry: SentEntry): Promise<void> {
      const seen = arrivals.log().length;
      await decide(replaced(outbox.items(), clientId, { clientId: newClientId(), entry, seen }));
    },

    /** Somebody who came to the night just now, before its news tell of him: an entry may name him. */
    meet(player: { readonly ref: PlayerId; readonly name: string }): void {
      const { setup, names } = screen.get();
      if (setup.players.includes(player.ref)) return;
      screen.show({
        setup: { ...setup, players: [...setup.players, player.ref] },
        names: new Map([...names, [player.ref, player.name]]),
      });
    },

    /** Tries at once: the line is back, the page is seen again, somebody signed in. */
    nudge(): void {
      scoring.nudge();
      sender.nudge();
    },

    /** This phone scores from now on, also where the server cannot be told yet. */
    takeOver: scoring.takeOver,

    /** Follows the night from where it was last seen; to be called whenever the page is seen again. */
    watch: follower.watch,
    unwatch: follower.unwatch,
  };
}
