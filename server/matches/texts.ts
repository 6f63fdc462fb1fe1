// Free text apart from the log: what people wrote can be erased, what happened cannot be changed.
import type { LogEntry } from '@/engine/match/entries';

export interface EntryText {
  /** JSON pointer into the entry. */
  readonly at: string;
  readonly text: string;
}

/** The fields in which people write. None of them has any effect on the outcome. */
const FREE = new Set(['note', 'by', 'reason']);

type Tree = Record<string, unknown>;

/** Takes the free texts out of an entry: what goes into `entries` and what into `entry_texts`. */
export function withoutTexts(entry: LogEntry): { body: LogEntry; texts: EntryText[] } {
  const texts: EntryText[] = [];
  const strip = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => strip(item, `${at}/${index}`));
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).flatMap(([name, inner]) => {
      const place = `${at}/${name}`;
      if (holdsText(at) && FREE.has(name) && typeof inner === 'string') {
        texts.push({ at: place, text: inner });
        return [];
      }
      return [[name, strip(inner, place)]];
    });
    return Object.fromEntries(kept);
  };
  return { body: strip(entry, '') as LogEntry, texts };
}

/** An entry itself, the one inside a correction, or a penalty: elsewhere `note` may be a player's id. */
function holdsText(at: string): boolean {
  return /^(\/with)?(\/penalties\/\d+)?$/.test(at);
}

/** Puts the texts back where they stood; erased ones stay away. */
export function withTexts(body: LogEntry, texts: readonly EntryText[]): LogEntry {
  const entry = structuredClone(body) as unknown as Tree;
  for (const { at, text } of texts) {
    const path = at.slice(1).split('/');
    const name = path.pop() ?? '';
    const place = path.reduce<unknown>((value, part) => (value as Tree | undefined)?.[part], entry);
    if (typeof place === 'object' && place !== null) (place as Tree)[name] = text;
  }
  return entry as unknown as LogEntry;
}
