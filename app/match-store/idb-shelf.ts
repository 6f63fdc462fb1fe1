/** The outbox in IndexedDB. */
import { database } from './database';
import { inPlace, memoryShelf, type Shelf } from './shelf';
import type { OutboxItem } from './types';

/**
 * Where the browser keeps nothing (some private windows), the entries live as long as the page.
 * @param owner the user's id or the link's: nobody sees or sends what another one left here
 */
export function idbShelf(owner: string): Shelf {
  const fallback = memoryShelf();
  const shelf = { durable: true, load, change };

  async function load(matchId: string): Promise<OutboxItem[]> {
    try {
      return inPlace(await (await database(owner)).getAllFromIndex('outbox', 'match', matchId));
    } catch {
      shelf.durable = false;
      return fallback.load(matchId);
    }
  }

  async function change(put: readonly OutboxItem[], take: readonly string[]): Promise<void> {
    try {
      const transaction = (await database(owner)).transaction('outbox', 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([
        ...take.map((clientId) => transaction.store.delete(clientId)),
        ...put.map((item) => transaction.store.put(item)),
        transaction.done,
      ]);
      shelf.durable = true;
    } catch {
      shelf.durable = false;
      await fallback.change(put, take);
    }
  }

  return shelf;
}
