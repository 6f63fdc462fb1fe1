// What comes over the wire when a browser that has seen nothing opens a page.
import type { Browser, BrowserContext } from '@playwright/test';

export interface Weight {
  readonly javascript: number;
  readonly css: number;
  readonly fonts: number;
  readonly html: number;
  /** Pictures, answers of the API, pages fetched ahead. */
  readonly other: number;
  /** All of it, compressed, with the heads of the answers. */
  readonly total: number;
  /** Each answer's address and bytes, the heaviest first. */
  readonly answers: readonly (readonly [string, number])[];
}

export type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Nothing more was on its way for so long: the page is there. */
const QUIET = 600;

type Kind = Exclude<keyof Weight, 'total' | 'answers'>;

/** Bytes, as Chromium counts them at its end of the wire. A stream that stays open counts what it brought. */
export async function weigh(
  browser: Browser,
  address: string,
  cookies: Cookies = [],
): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // What it fetches is for a later visit, and what it answers comes over no wire.
    serviceWorkers: 'block',
  });
  try {
    if (cookies.length > 0) await context.addCookies(cookies);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const answers = new Map<string, { url: string; kind: Kind; bytes: number }>();
    /** Asked for and not there yet: a busy machine is quiet for long while a script is on its way. */
    const awaited = new Set<string>();
    let lastNews = performance.now();
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Script') awaited.add(requestId);
    });
    devtools.on('Network.loadingFailed', ({ requestId }) => awaited.delete(requestId));
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      lastNews = performance.now();
      const { url, encodedDataLength: bytes } = response;
      answers.set(requestId, { url, kind: kindOf(type), bytes });
    });
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId);
      if (answer) answer.bytes += encodedDataLength;
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastNews = performance.now();
      awaited.delete(requestId);
      const answer = answers.get(requestId);
      if (answer) answer.bytes = encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(address, { waitUntil: 'load' });
    while (awaited.size > 0 || performance.now() - lastNews < QUIET) await page.waitForTimeout(50);
    return sum([...answers.values()]);
  } finally {
    await context.close();
  }
}

function kindOf(type: string): Kind {
  switch (type) {
    case 'Script':
      return 'javascript';
    case 'Stylesheet':
      return 'css';
    case 'Font':
      return 'fonts';
    case 'Document':
      return 'html';
    default:
      return 'other';
  }
}

function sum(answers: readonly { url: string; kind: Kind; bytes: number }[]): Weight {
  const of = (kind: Kind) =>
    answers.filter((one) => one.kind === kind).reduce((all, one) => all + one.bytes, 0);
  const parts = {
    javascript: of('javascript'),
    css: of('css'),
    fonts: of('fonts'),
    html: of('html'),
    other: of('other'),
  };
  return {
    ...parts,
    total: Object.values(parts).reduce((all, bytes) => all + bytes, 0),
    answers: answers.map(({ url, bytes }) => [url, bytes] as const).sort(([, a], [, b]) => b - a),
  };
}
