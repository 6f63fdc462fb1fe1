/** Where to go after signing in: an address of this app, and never another site's. */

/** @param wish the `next` of the address, as anybody may have written it */
export function nextAddress(wish: string | string[] | undefined): string {
  if (typeof wish !== 'string') return '/';
  // A browser reads backslashes as slashes and drops tabs and newlines before it looks at the host.
  if (!/^\/(?![/\\])[^\\\s]*$/.test(wish)) return '/';
  const here = 'http://here.invalid';
  const url = new URL(wish, here);
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : '/';
}
