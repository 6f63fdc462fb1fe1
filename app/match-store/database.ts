/** What this phone keeps, in a database of its own for each person or link. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptMatch } from './kept-matches';
import type { OutboxItem } from './types';

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxItem; indexes: { match: string } };
  /** By the match's id. */
  matches: { key: string; value: KeptMatch };
}

export type Database = IDBPDatabase<Schema>;

const open = new Map<string, Promise<Database>>();

/**
 * Opens at the first use, and again after the browser has closed it.
 * @param owner the user's id or the link's: nobody sees or sends what another one left here
 */
export function database(owner: string): Promise<Database> {
  const known = open.get(owner);
  if (known) return known;
  const forget = () => void open.delete(owner);
  const opening: Promise<Database> = openDB<Schema>(`lanturlu-${owner}`, 2, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('outbox', { keyPath: 'clientId' }).createIndex('match', 'matchId');
      }
      if (before < 2) db.createObjectStore('matches', { keyPath: 'first.id' });
    },
    // A newer page waits for this one to let go.
    async blocking() {
      forget();
      (await opening).close();
    },
    terminated: forget,
  });
  open.set(owner, opening);
  opening.catch(forget);
  return opening;
}
