// Words as somebody types them who looks for something: without accents, and in any case.

/** Of letters that stand for themselves without them; the vowels of Hindi or Arabic are marks too, and stay. */
export const ACCENTS = /[\u0300-\u036f]/g;

/** For comparing only: `Íris` is `iris`, `Größe` is `grosse`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

const MONTHS = new Map(
  ['en', 'de', 'es', 'pt'].flatMap((locale) => {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      return [folded(name.format(Date.UTC(2026, month, 1))), month + 1] as const;
    });
  }),
);

export interface Days {
  readonly from: string;
  /** The last of them. */
  readonly to: string;
}

/**
 * The days that somebody means: a year, a month or a day, as `2026`, `2026-11`, `2026-11-26`, `26.11.2026`,
 * `26/11/2026`, `november 2026`, in any of the languages.
 * @returns null where it is no date
 */
export function daysMeant(text: string): Days | null {
  const said = folded(text);
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(said);
  if (iso) return days(iso[1], iso[2], iso[3]);
  const written = /^(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4})$/.exec(said);
  if (written) return days(written[3], written[2], written[1]);
  const named = /^([^\d]+?)(?: de)? (\d{4})$/.exec(said);
  const month = named ? MONTHS.get(named[1] ?? '') : undefined;
  return named && month !== undefined ? days(named[2], String(month), undefined) : null;
}

function days(year = '', month?: string, day?: string): Days | null {
  if (year < '1000' || Number(month ?? 1) < 1 || Number(month ?? 1) > 12) return null;
  if (Number(day ?? 1) < 1 || Number(day ?? 1) > 31) return null;
  const two = (text: string) => text.padStart(2, '0');
  const at = (inMonth: string, onDay: string) => `${year}-${two(inMonth)}-${two(onDay)}`;
  const from = at(month ?? '1', day ?? '1');
  // A month that has fewer days has no nights on those it has not.
  if (from > lastOf(from)) return null;
  return { from, to: lastOf(at(month ?? '12', day ?? '31')) };
}

function lastOf(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${date.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}
