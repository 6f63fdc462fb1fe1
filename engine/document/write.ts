/** JSON as the format writes it: bare digits of any length, and keys in the order they are given. */

/** A map stands for an object whose keys are ids, so that `2` and `10` keep their places. */
export type Writable =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Writable[]
  | ReadonlyMap<string, Writable>
  | { readonly [key: string]: Writable | undefined };

/**
 * Writes a value on one line, or with an indent as `JSON.stringify` would.
 * Properties that are undefined are left out. Numbers are whole and safe; longer ones are bigint.
 */
export function writeJson(value: Writable, indent = ''): string {
  const parts: string[] = [];
  write(value, indent === '' ? '' : '\n', indent, parts);
  return parts.join('');
}

function write(value: Writable, line: string, indent: string, parts: string[]): void {
  if (value === null || typeof value !== 'object') {
    parts.push(typeof value === 'bigint' ? String(value) : JSON.stringify(value));
    return;
  }
  const inner = line === '' ? '' : line + indent;
  if (isList(value)) {
    wrap('[', ']', value, (item) => write(item, inner, indent, parts));
    return;
  }
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  const given = entries.filter((entry): entry is [string, Writable] => entry[1] !== undefined);
  wrap('{', '}', given, ([key, item]) => {
    parts.push(JSON.stringify(key), line === '' ? ':' : ': ');
    write(item, inner, indent, parts);
  });

  function wrap<T>(open: string, close: string, items: readonly T[], each: (item: T) => void) {
    parts.push(open);
    items.forEach((item, index) => {
      parts.push(index === 0 ? inner : `,${inner}`);
      each(item);
    });
    parts.push(items.length === 0 ? close : line + close);
  }
}

function isList(value: Writable): value is readonly Writable[] {
  return Array.isArray(value);
}
