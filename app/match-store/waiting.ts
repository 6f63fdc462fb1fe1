/** What waits on this phone in any match, for its owner alone: read at every open, wherever he comes in. */
import { database } from './database';
import type { OutboxItem, Place } from './types';

export interface Waiting {
  readonly matchId: string;
  readonly count: number;
  /** Where it is; null for what an older version of the app left. */
  readonly at: Place | null;
}

/** The longest waiting first. Where the browser keeps nothing, nothing waits. */
export async function waitingEntries(owner: string): Promise<Waiting[]> {
  try {
    return countedBy(await (await database(owner)).getAll('outbox'));
  } catch {
    return [];
  }
}

export function countedBy(items: readonly OutboxItem[]): Waiting[] {
  const matches = new Map<string, Waiting>();
  for (const { matchId, at = null } of [...items].sort((a, b) => a.enteredAt - b.enteredAt)) {
    const known = matches.get(matchId);
    matches.set(matchId, { matchId, count: (known?.count ?? 0) + 1, at: known?.at ?? at });
  }
  return [...matches.values()];
}

/** What can never be sent any more goes from this phone. */
export async function discardWaiting(owner: string, matchId: string): Promise<void> {
  const { store, done } = (await database(owner)).transaction('outbox', 'readwrite');
  const keys = await store.index('match').getAllKeys(matchId);
  await Promise.all([...keys.map((key) => store.delete(key)), done]);
}
