/** Hands something to the phone's own sharing, where there is one: over plain http there is none. */

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** @returns false where it has to be handed over another way; to change one's mind is no failure. */
export async function share(what: Pick<ShareData, 'title' | 'text' | 'url'>): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
