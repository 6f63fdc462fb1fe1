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
  return write(value, indent === '' ? '' : '\n', indent);
}

function write(value: Writable, line: string, indent: string): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = line + indent;
  if (isList(value)) {
    const items = value.map((item) => write(item, inner, indent));
    return items.length === 0 ? '[]' : `[${inner}${items.join(`,${inner}`)}${line}]`;
  }
  const colon = line === '' ? ':' : ': ';
  const members: string[] = [];
  for (const [key, item] of value instanceof Map ? value : Object.entries(value)) {
    if (item === undefined) continue;
    members.push(`${JSON.stringify(key)}${colon}${write(item, inner, indent)}`);
  }
  return members.length === 0 ? '{}' : `{${inner}${members.join(`,${inner}`)}${line}}`;
}

function isList(value: Writable): value is readonly Writable[] {
  return Array.isArray(value);
}
