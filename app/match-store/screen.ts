/** What the table shows: confirmed and waiting entries replayed together, one unchanging moment after another. */
import type { AnyGame, Setup } from '@/engine/match/game';
import { replay } from '@/engine/match/replay';
import { localRows } from './local-log';
import type { ConfirmedEntry, MatchSnapshot, OutboxItem, TableState } from './types';

/** What changes by itself, and is looked up whenever something is shown. */
export interface Parts extends Pick<TableState, 'stop' | 'live' | 'asOf' | 'durable' | 'scorer'> {
  readonly log: readonly ConfirmedEntry[];
  readonly items: readonly OutboxItem[];
  readonly sending: string | null;
}

export function createScreen(game: AnyGame, first: MatchSnapshot, parts: () => Parts) {
  const listeners = new Set<() => void>();
  let state = firstState();

  function firstState(): TableState {
    const { rules, seats, dealer, players, nightStatus } = first;
    const setup: Setup<unknown> = { rules, seats, dealer, players: players.map(({ ref }) => ref) };
    const { log, items, sending: _, ...others } = parts();
    return {
      ...others,
      setup,
      ...replayed(setup),
      outbox: items,
      confirmed: log.length,
      names: new Map(players.map(({ ref, name }) => [ref, name])),
      nightStatus,
      ready: false,
    };
  }

  function replayed(
    setup: Setup<unknown>,
    last?: TableState,
  ): Pick<TableState, 'rows' | 'timeline'> {
    const { log: confirmed, items, sending } = parts();
    const rows = localRows(confirmed, items, sending, last?.rows ?? []);
    const log = rows.map((row) => row.entry);
    const earlier = last?.timeline;
    if (earlier?.setup !== setup) return { rows, timeline: replay(game, setup, log) };
    const same = log.length === earlier.log.length && log.every((one, i) => one === earlier.log[i]);
    return { rows, timeline: same ? earlier : replay(game, setup, log, earlier) };
  }

  return {
    get: (): TableState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(
      change: Partial<Pick<TableState, 'setup' | 'names' | 'nightStatus' | 'ready'>> = {},
    ): void {
      const { log, items, sending: _, ...others } = parts();
      const next = { ...state, ...change, ...others, outbox: items, confirmed: log.length };
      state = { ...next, ...replayed(next.setup, state) };
      for (const listener of listeners) listener();
    },
  };
}
