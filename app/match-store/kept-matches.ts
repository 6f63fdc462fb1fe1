/** The matches that a phone can open without a network, each as its table last saw it. */
import { database } from './database';
import type { MatchStore } from './store';
import type { ConfirmedEntry, MatchSnapshot, TableState } from './types';

/** What a table screen is opened with, whoever looks at it. */
export interface OpenedMatch {
  readonly clubId: string;
  readonly clubName: string;
  /** The night's address. */
  readonly night: string;
  readonly mayScore: boolean;
  /** Also once the night is settled: the difference becomes lines of the plan. */
  readonly mayCorrectSettled?: boolean;
  readonly first: MatchSnapshot;
}

export interface KeptMatch extends OpenedMatch {
  /** When the table was last seen, by this phone's clock, in milliseconds. */
  readonly keptAt: number;
}

/** More than a club plays in a season's evening; the oldest go first. */
const MOST = 20;

/** Newest first. Where the browser keeps nothing, there is none. */
export async function keptMatches(owner: string): Promise<KeptMatch[]> {
  try {
    const all = await (await database(owner)).getAll('matches');
    return all.sort((a, b) => b.keptAt - a.keptAt);
  } catch {
    return [];
  }
}

export async function keptMatch(owner: string, matchId: string): Promise<KeptMatch | null> {
  try {
    return (await (await database(owner)).get('matches', matchId)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a match from now on as its store sees it.
 * @returns how to end it
 */
export function keepMatch(
  owner: string,
  { clubId, clubName, night, mayScore, first }: OpenedMatch,
  store: Pick<MatchStore, 'subscribe' | 'get'>,
): () => void {
  let kept: TableState | null = null;
  const keep = () => {
    const state = store.get();
    if (kept !== null && isSame(kept, state)) return;
    kept = state;
    const match = { clubId, clubName, night, mayScore, first: seenAs(state, first) };
    void put(owner, { ...match, keptAt: Date.now() });
  };
  keep();
  return store.subscribe(keep);
}

function isSame(a: TableState, b: TableState): boolean {
  return (
    a.confirmed === b.confirmed &&
    a.setup === b.setup &&
    a.names === b.names &&
    a.nightStatus === b.nightStatus
  );
}

/** The version stays the first one: the stream then repeats what is known, and leaves out nothing. */
function seenAs(state: TableState, first: MatchSnapshot): MatchSnapshot {
  const { setup, names, nightStatus } = state;
  const received = new Map(first.log.map((one) => [one.number, one.receivedAt]));
  const log = state.rows
    .slice(0, state.confirmed)
    .map(({ number, clientId, entry, by }): ConfirmedEntry => {
      const receivedAt = received.get(number) ?? new Date().toISOString();
      return { number, clientId, entry, by, receivedAt };
    });
  const players = setup.players.map((ref) => ({ ref, name: names.get(ref) ?? ref }));
  return { ...first, players, nightStatus, log };
}

/** Its owner signs out: only what was not sent yet stays for him. */
export async function forgetMatches(owner: string): Promise<void> {
  try {
    await (await database(owner)).clear('matches');
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

async function put(owner: string, match: KeptMatch): Promise<void> {
  try {
    const { store, done } = (await database(owner)).transaction('matches', 'readwrite');
    await store.put(match);
    if ((await store.count()) > MOST) {
      const all = (await store.getAll()).sort((a, b) => b.keptAt - a.keptAt);
      await Promise.all(all.slice(MOST).map(({ first }) => store.delete(first.id)));
    }
    await done;
  } catch {
    // Nothing is lost: the server has it, and what it has not lies in the outbox.
  }
}
