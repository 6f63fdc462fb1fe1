/** What lies open over a page, kept in step with the browser's history: going back closes the topmost. */

/** The part of a window that it needs. */
export interface Browser {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  setTimeout(act: () => void): unknown;
}

export type BackStack = ReturnType<typeof backStack>;

/**
 * While something is open, the history has one more entry. Closed otherwise than by going back, its entry is
 * taken over by what opens in the same moment, or else taken back; unless the page went elsewhere
 * meanwhile: then the way back leads over it.
 */
export function backStack(browser: Browser) {
  const { history } = browser;
  const open = new Map<string, () => void>();
  /** Closed, their entries still in the history. */
  const leaving = new Set<string>();
  /** Entries on their way back, which the browser takes in its own time: until then nothing is put on top. */
  let going = false;
  let waiting: (() => void)[] = [];
  let count = 0;
  browser.addEventListener('popstate', onPop);

  /** What has an entry at or below the present one, the lowest first. */
  function entries(): string[] {
    const state: unknown = history.state;
    if (typeof state !== 'object' || state === null || !('sheets' in state)) return [];
    return Array.isArray(state.sheets) ? state.sheets.filter((id) => typeof id === 'string') : [];
  }

  function put(id: string): void {
    const below = entries();
    const top = below.at(-1);
    if (top !== undefined && leaving.delete(top)) {
      history.replaceState({ ...history.state, sheets: [...below.slice(0, -1), id] }, '');
    } else {
      history.pushState({ ...history.state, sheets: [...below, id] }, '');
    }
  }

  function onPop(): void {
    going = false;
    const here = new Set(entries());
    for (const [id, onBack] of [...open].reverse()) {
      if (here.has(id) || waiting.length > 0) continue;
      open.delete(id);
      onBack();
    }
    const late = waiting;
    waiting = [];
    for (const act of late) act();
    takeBack();
  }

  function takeBack(): void {
    if (going) return;
    const here = entries();
    const staying = here.findLastIndex((id) => !leaving.has(id)) + 1;
    const gone = here.splice(staying);
    // One that lies below something open goes when that does.
    for (const id of leaving) if (!here.includes(id)) leaving.delete(id);
    if (gone.length === 0) return;
    going = true;
    history.go(-gone.length);
  }

  return {
    /** @returns how to close it. */
    open(onBack: () => void): () => void {
      count += 1;
      const id = `${Date.now()}-${count}`;
      open.set(id, onBack);
      if (going) waiting.push(() => open.has(id) && put(id));
      else put(id);
      return () => {
        if (!open.delete(id)) return;
        leaving.add(id);
        browser.setTimeout(takeBack);
      };
    },
  };
}
