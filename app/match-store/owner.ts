/** Whose phone this is, for a page that no server has made: names the database, and nothing else. */

const KEY = 'lanturlu-owner';

/** To be called by a page that the server has made for this person or link. */
export function rememberOwner(owner: string): void {
  attempt(() => localStorage.setItem(KEY, owner));
}

/** Somebody signs in or out: what is kept here for another one is not to be opened any more. */
export function forgetOwner(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Null where nobody has opened a table since somebody signed in or out. */
export function currentOwner(): string | null {
  return attempt(() => localStorage.getItem(KEY)) ?? null;
}

/**
 * Calls when another tab signs in or out: this page is not its owner's any more.
 * @returns how to stop
 */
export function whenOwnerChanges(act: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) act();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** A browser set to keep nothing throws at every touch. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
