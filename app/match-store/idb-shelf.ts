/** The outbox in IndexedDB, in a database of its own for each person or link. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { inPlace, memoryShelf, type Shelf } from './shelf';
import type { OutboxItem } from './types';

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxItem; indexes: { match: string } };
}

/**
 * Opens at the first use. Where the browser keeps nothing (some private windows), the entries live
 * as long as the page.
 * @param owner the user's id or the link's: nobody sees or sends what another one left here
 */
export function idbShelf(owner: string): Shelf {
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  const fallback = memoryShelf();
  const shelf = { durable: true, load, change };

  function open(): Promise<IDBPDatabase<Schema>> {
    database ??= openDB<Schema>(`lanturlu-${owner}`, 1, {
      upgrade(db) {
        db.createObjectStore('outbox', { keyPath: 'clientId' }).createIndex('match', 'matchId');
      },
      terminated() {
        database = null;
      },
    });
    return database;
  }

  async function load(matchId: string): Promise<OutboxItem[]> {
    try {
      return inPlace(await (await open()).getAllFromIndex('outbox', 'match', matchId));
    } catch {
      database = null;
      shelf.durable = false;
      return fallback.load(matchId);
    }
  }

  async function change(put: readonly OutboxItem[], take: readonly string[]): Promise<void> {
    try {
      const transaction = (await open()).transaction('outbox', 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([
        ...take.map((clientId) => transaction.store.delete(clientId)),
        ...put.map((item) => transaction.store.put(item)),
        transaction.done,
      ]);
      shelf.durable = true;
    } catch {
      database = null;
      shelf.durable = false;
      await fallback.change(put, take);
    }
  }

  return shelf;
}
