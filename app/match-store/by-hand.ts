/** A match saved to a file and loaded from one, by hand: a card-night document of what this phone sees. */
import { canonicalText } from '@/engine/document/canonical';
import { type DocumentMatch, type NightDocument, setupOf } from '@/engine/document/document';
import { nightDocument } from '@/engine/document/night';
import { readBytes } from '@/engine/document/read';
import type { LogEntry } from '@/engine/match/entries';
import { refOf } from './local-log';
import { sameDeed, sameText } from './same-text';
import type { MatchStore } from './store';
import type { EntryRef, MatchSnapshot, SentEntry, TableState } from './types';

/** Confirmed and waiting entries alike, in the order in which this phone replays them. */
export function documentText(first: MatchSnapshot, state: TableState): string {
  const { setup, names, rows } = state;
  const players = setup.players.map((ref) => ({ ref, name: names.get(ref) ?? ref }));
  const { game, rules, seats, dealer, session } = first;
  const log = rows.map((row) => row.entry);
  return canonicalText(
    nightDocument({ session, players, matches: [{ game, rules, seats, dealer, log }] }),
  );
}

export type Loaded =
  | { readonly added: number }
  | { readonly refused: 'unreadable' | 'otherMatch' | 'waiting' }
  /** The entry from which on the file and the match are not the same. */
  | { readonly refused: 'differs'; readonly number: number };

/**
 * Puts into the outbox what a file has of this match and this phone has not. The file's log must begin
 * with all that is confirmed: what was entered elsewhere meanwhile would otherwise be counted twice.
 */
export async function loadBytes(
  bytes: Uint8Array,
  first: MatchSnapshot,
  store: Pick<MatchStore, 'get' | 'add'>,
): Promise<Loaded> {
  const read = readBytes(bytes);
  if ('faults' in read) return { refused: 'unreadable' };
  const logs = read.document.matches
    .filter((match) => isOf(read.document, match, first))
    .map((match) => match.log);
  // Of two matches alike, the one that goes on from here.
  const log = logs.find((one) => firstDifference(one, store.get()) === null) ?? logs[0];
  if (log === undefined) return { refused: 'otherMatch' };

  const { rows, confirmed } = store.get();
  const number = firstDifference(log, store.get());
  if (number !== null)
    return number > confirmed ? { refused: 'waiting' } : { refused: 'differs', number };
  const names: EntryRef[] = rows.map((row, index) =>
    index < confirmed ? row.number : row.clientId,
  );
  const fresh = log.slice(rows.length);
  for (const entry of fresh) names.push(await store.add(namedBy(entry, names)));
  return { added: fresh.length };
}

function isOf(document: NightDocument, match: DocumentMatch, first: MatchSnapshot): boolean {
  if (match.game !== first.game) return false;
  const date = document.session?.date;
  if (date !== undefined && first.session && date !== first.session.date) return false;
  const { rules, seats, dealer } = setupOf(document, match);
  return (
    dealer === first.dealer && seats.join() === first.seats.join() && sameText(rules, first.rules)
  );
}

/** The number of the first entry that is not the same, or null as far as both go. */
function firstDifference(log: readonly LogEntry[], { rows }: TableState): number | null {
  const both = Math.min(log.length, rows.length);
  for (let index = 0; index < both; index++) {
    const [one, other] = [log[index], rows[index]?.entry];
    if (!one || !other || !sameDeed(one, other) || one.time !== other.time) return index + 1;
  }
  return null;
}

/** Numbers mean the same in the file and here; an entry that is not confirmed goes by its client id. */
function namedBy(entry: LogEntry, names: readonly EntryRef[]): SentEntry {
  const number = refOf(entry);
  const ref = typeof number === 'number' ? names[number - 1] : undefined;
  if (ref === undefined) return entry;
  if (entry.type === 'void' || entry.type === 'amend') return { ...entry, entry: ref };
  return entry.type === 'insert' ? { ...entry, before: ref } : entry;
}
