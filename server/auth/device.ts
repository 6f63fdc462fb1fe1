// What a browser says of itself, in two coarse words: enough to know one's phone from one's laptop, and no more.

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first that fits counts: browsers name their forebears, too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

export function deviceOf(userAgent: string | null): Device {
  const first = (words: typeof BROWSERS) =>
    words.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
