// The service worker: opens the app without a network. It keeps the empty shell and the files the shell
// needs, and nothing else: no page of anybody's, no answer of the API. What the shell shows lies in
// IndexedDB, in a database of each person's own.
//
// Registered as /sw.js?v=BUILD&l=LANGUAGE: another build or language is another worker, which fetches
// its shell anew.

const here = new URL(self.location.href);
const KEPT = `shell-${here.searchParams.get('v')}-${here.searchParams.get('l')}`;
const SHELL = '/offline';

/** Pages that the shell can stand in for; a download or the sign-in would only be confused by it. */
const PAGE = /^\/(c\/[^/]+(\/nights\/[^/]+)?)?\/?$/;
const TABLE = /^\/c\/[^/]+\/nights\/[^/]+\/matches\/[^/]+\/?$/;
/** The table lies on this phone: nobody should wait longer than this at a network that does not answer. */
const PATIENCE_MS = 3_000;
/** The shell asks once more so when it has not found the table: then the network is all there is. */
const WAIT = 'wait';

self.addEventListener('install', (event) => {
  // An open page goes on with the files of its own build, which stay (see `activate`), so the new worker
  // need not wait for it.
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== here.origin) return;
  if (pathname.startsWith('/_next/static/')) {
    // Their names change with their contents.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === 'navigate' && TABLE.test(pathname)) {
    event.respondWith(table(request, searchParams.has(WAIT)));
  } else if (request.mode === 'navigate' && PAGE.test(pathname)) {
    event.respondWith(fetch(request).catch(shell));
  }
});

/** From the server, unless that takes too long or the server itself is in trouble. */
async function table(request, wait) {
  const answer = fetch(request).then(
    (response) => (response.status >= 500 ? null : response),
    () => null,
  );
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  return (await (wait ? answer : Promise.race([answer, late]))) ?? shell();
}

/** With the policy it came with: its nonce is the one in its scripts. */
async function shell() {
  return (await caches.match(SHELL, { ignoreVary: true })) ?? Response.error();
}

async function keepShell() {
  // Asked for without cookies, the server cannot know whose phone this is.
  const response = await fetch(SHELL, {
    cache: 'no-store',
    credentials: 'omit',
    headers: { 'accept-language': here.searchParams.get('l') ?? '' },
  });
  if (!response.ok) throw new Error(`The shell was answered with ${response.status}.`);
  const cache = await caches.open(KEPT);
  const copy = response.clone();
  await keepFiles(cache, await response.text());
  // Last: a shell that is there has all its files.
  await cache.put(SHELL, copy);
}

/** The files that a text names, and those that they name: scripts load others when a table needs them. */
async function keepFiles(cache, text, seen = new Set()) {
  const names = text.match(/\b(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)\b/g) ?? [];
  const fresh = [...new Set(names)].filter((name) => !seen.has(name));
  for (const name of fresh) seen.add(name);
  await Promise.all(
    fresh.map(async (name) => {
      const address = `/_next/static/${name}`;
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
      await cache.put(address, response.clone());
      if (!name.endsWith('.woff2')) await keepFiles(cache, await response.text(), seen);
    }),
  );
}

/** All but this build and the one before it, which a page that is still open was made of. */
async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
