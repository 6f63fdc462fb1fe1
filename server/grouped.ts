// Rows by what they belong to, so that nothing goes through all of them once for each.

/** @returns what belongs to a key, in the order of the rows; nothing for a key that has none */
export function groupedBy<Key, Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
): (key: Key) => readonly Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return (key) => groups.get(key) ?? [];
}
