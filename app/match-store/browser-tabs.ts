/** The tabs of this browser: heard by a broadcast channel, and sending one at a time by a lock. */
import { realTimer } from './backoff';
import { newClientId } from './client-id';
import { underLease } from './lease';
import type { Tabs, Told } from './tabs';

/** A tab that was put to sleep while it held the lock; what it was sending may be sent once more. */
const PATIENCE_MS = 20_000;

/** @param owner tabs of different people know nothing of each other */
export function browserTabs(owner: string, matchId: string): Tabs {
  const name = `lanturlu-sending-${owner}-${matchId}`;
  const tab = newClientId();
  let channel: BroadcastChannel | null = null;
  const opened = () => {
    channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
    return channel;
  };

  return {
    tell(told): void {
      opened()?.postMessage(told);
    },

    listen(hear): () => void {
      const onMessage = ({ data }: MessageEvent<Told>) => hear(data);
      opened()?.addEventListener('message', onMessage);
      return () => {
        channel?.close();
        channel = null;
      };
    },

    alone(work): Promise<void> {
      return navigator.locks ? locked(navigator.locks, name, work) : leased(name, tab, work);
    },
  };
}

async function locked(locks: LockManager, name: string, work: () => Promise<void>): Promise<void> {
  let begun = false;
  const once = async () => {
    begun = true;
    await work();
  };
  try {
    await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, once);
  } catch (error) {
    // Stolen while it worked, or not given in time: only the second has still to work.
    if (!begun) await locks.request(name, { steal: true }, once);
    else if (!(error instanceof DOMException)) throw error;
  }
}

async function leased(name: string, tab: string, work: () => Promise<void>): Promise<void> {
  const storage = storageOf();
  if (storage === null) return work();
  const parts = { storage, timer: realTimer, now: Date.now, tab };
  const letGo = () => storage.removeItem(name);
  addEventListener('pagehide', letGo);
  try {
    await underLease(name, parts, work);
  } finally {
    removeEventListener('pagehide', letGo);
  }
}

/** Without storage there are no entries that two tabs could share. */
function storageOf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
