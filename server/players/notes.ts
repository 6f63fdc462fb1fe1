// Where people write freely, and how what names somebody goes from there.
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@/server/database';

/** What stands in the place of a name that is gone: as a list of games calls who is not known. */
export const ERASED = 'N. N.';

interface Notes {
  readonly table: string;
  readonly column: string;
  /** A note goes; of what must be called somehow, the name in it. */
  readonly how: 'row' | 'blank' | 'replace';
}

export const NOTES: readonly Notes[] = [
  { table: 'entry_texts', column: 'text', how: 'row' },
  { table: 'expenses', column: 'note', how: 'blank' },
  { table: 'payments', column: 'note', how: 'blank' },
  { table: 'planned_nights', column: 'note', how: 'blank' },
  { table: 'planned_nights', column: 'place', how: 'blank' },
  { table: 'sessions', column: 'name', how: 'blank' },
  { table: 'seasons', column: 'name', how: 'replace' },
  { table: 'house_rules', column: 'name', how: 'replace' },
];

/**
 * Finds a name at the beginning of a word, so that "Anas" is found and "banana" is not, whatever the case and
 * the accents; and each of its words that is written with a capital and has three letters. In scripts
 * without case and without spaces it is found anywhere.
 * @returns to be tried on what `bare` gives
 */
export function naming(names: readonly string[]): RegExp | null {
  const words = names.flatMap((name) => {
    const whole = name.normalize('NFC').trim();
    return [whole, ...whole.split(/[\s-]+/u).filter(isTelling)];
  });
  const alternatives = [...new Set(words)]
    .filter((word) => word !== '' && word !== ERASED)
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const letters = [...bare(word)].filter((letter) => !/\p{M}/u.test(letter));
      const marked = letters.map((letter) => `${literal(letter)}\\p{M}*`).join('');
      return /\p{Lo}/u.test(word) ? marked : `(?<![\\p{L}\\p{N}\\p{M}])${marked}`;
    });
  return alternatives.length === 0 ? null : new RegExp(alternatives.join('|'), 'giu');
}

/** Letters and their accents apart. */
export const bare = (text: string) => text.normalize('NFD');

const literal = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

function isTelling(word: string): boolean {
  return /^\p{Lu}/u.test(word) ? [...word].length >= 3 : /\p{Lo}/u.test(word);
}

interface Found extends Notes {
  readonly text: string;
  readonly count: number;
}

async function notesNaming(db: Queryable, clubId: string, names: RegExp): Promise<Found[]> {
  const found: Found[] = [];
  for (const notes of NOTES) {
    const column = sql.identifier(notes.column);
    const rows = await db.execute<{ text: string; count: number }>(sql`
      select ${column} as text, count(*)::int as count from ${sql.identifier(notes.table)}
      where club_id = ${clubId} and ${column} is not null group by 1`);
    for (const { text, count } of rows) {
      names.lastIndex = 0;
      if (names.test(bare(text))) found.push({ ...notes, text, count });
    }
  }
  return found;
}

/** How many remarks an erasure would take along. */
export async function countNotes(
  db: Queryable,
  clubId: string,
  names: readonly string[],
): Promise<number> {
  const pattern = naming(names);
  if (pattern === null) return 0;
  const found = await notesNaming(db, clubId, pattern);
  return found.reduce((sum, { count }) => sum + count, 0);
}

/** No remark in the club names him any more; nothing else of it changes. */
export async function blankNotes(
  tx: Transaction,
  clubId: string,
  names: readonly string[],
): Promise<void> {
  const pattern = naming(names);
  if (pattern === null) return;
  for (const { table, column, how, text } of await notesNaming(tx, clubId, pattern)) {
    const [here, there] = [sql.identifier(table), sql.identifier(column)];
    const same = sql`club_id = ${clubId} and ${there} = ${text}`;
    if (how === 'row') await tx.execute(sql`delete from ${here} where ${same}`);
    if (how === 'blank') {
      // A calendar reads again what has another version.
      const told =
        table === 'planned_nights' ? sql`, version = version + 1, changed_at = now()` : sql``;
      await tx.execute(sql`update ${here} set ${there} = null ${told} where ${same}`);
    }
    if (how === 'replace') {
      // Whoever has read what it was called until now does not write that back.
      const told = table === 'seasons' ? sql`, version = version + 1` : sql``;
      // To the end of the word: of "Bens" no "s" is left. The id tells two apart that would be called the same.
      const word = new RegExp(`(?:${pattern.source})[\\p{Ll}\\p{M}]*`, pattern.flags);
      const without = bare(text).replace(word, ERASED).normalize('NFC');
      await tx.execute(sql`
        update ${here} set ${there} = ${without} || ' ' || left(id::text, 4) ${told} where ${same}`);
    }
  }
}
