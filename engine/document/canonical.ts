/**
 * The canonical text of a document (format.md, "Canonical form"): what exports write, byte for byte
 * the same for the same night.
 *
 * Decided here, where the format leaves it open: keys stand in the order of the page, an entry's
 * `time`, `by` and `note` after its own; objects keyed by ids in the order of `players`, then
 * unknown ids by the alphabet; amounts stay as they were written.
 */
import type { LogEntry } from '@/engine/match/entries';
import { differingRules } from '@/engine/match/house-rules';
import type { DocumentMatch, NightDocument } from './document';
import { gameOf } from './games';
import { type Writable, writeJson } from './write';

const ORDER = {
  document: ['format', 'session', 'players', 'matches', 'expenses'],
  session: ['name', 'date', 'currency', 'unitValue', 'roundTo'],
  expense: ['paidBy', 'amount', 'for', 'note'],
  // Every entry's keys in one list: no two kinds of entry want the same keys in another order.
  entry: [
    'type',
    'player',
    'after',
    'share',
    'amount',
    'to',
    'reason',
    'entry',
    'before',
    'with',
    'dealer',
    'absent',
    'calls',
    'exchanged',
    'tricks',
    'trump',
    'flush',
    'exempt',
    'penalties',
    'cards',
    'out',
    'closer',
    'oneTurn',
    'hands',
    'melds',
    'fourPiernas',
    'firstMeld',
    'opened',
    'points',
    'allMelded',
    'chinchon',
    'time',
    'by',
    'note',
  ],
  cards: ['turnUp', 'played'],
} as const;

/** Objects of these keys are keyed by ids. */
const BY_PLAYER = new Set([
  'calls',
  'tricks',
  'played',
  'hands',
  'melds',
  'fourPiernas',
  'firstMeld',
  'points',
]);

/** The canonical text, with its final newline. Reading it gives the same document again. */
export function canonicalText(document: NightDocument): string {
  const place = new Map(document.players.map(({ id }, index) => [id, index]));
  const { expenses } = document;
  const written = inOrder(ORDER.document, {
    ...document,
    session: document.session && inOrder(ORDER.session, document.session),
    players: document.players.map(({ id, name }) => ({ id, name })),
    matches: document.matches.map((match) => matchOf(match, place)),
    expenses: expenses?.length ? expenses.map((one) => inOrder(ORDER.expense, one)) : undefined,
  });
  return `${writeJson(written, '  ')}\n`;
}

function matchOf(match: DocumentMatch, place: ReadonlyMap<string, number>): Writable {
  const rules = differingRules(gameOf(match.game).houseRules, match.rules ?? {});
  return {
    game: match.game,
    rules: Object.keys(rules).length > 0 ? (rules as Writable) : undefined,
    seats: match.seats,
    dealer: match.dealer,
    log: match.log.map((entry) => entryOf(entry, place)),
  };
}

function entryOf(entry: LogEntry, place: ReadonlyMap<string, number>): Writable {
  const parts = Object.entries(entry).map(([key, value]): [string, Writable] => [
    key,
    partOf(key, value, place),
  ]);
  return inOrder(ORDER.entry, Object.fromEntries(parts));
}

function partOf(key: string, value: unknown, place: ReadonlyMap<string, number>): Writable {
  if (key === 'with') return entryOf(value as LogEntry, place);
  if (key === 'penalties') {
    const penalties = value as readonly { [key: string]: Writable }[];
    return penalties.map((penalty) => inOrder(ORDER.entry, penalty));
  }
  if (key === 'cards') {
    const { turnUp, played } = value as { turnUp?: string; played: object };
    const laid = Object.keys(played).length > 0 ? partOf('played', played, place) : undefined;
    return inOrder(ORDER.cards, { turnUp, played: laid });
  }
  const keyed = BY_PLAYER.has(key) && typeof value === 'object' && !Array.isArray(value);
  return keyed ? byPlayer(value as Record<string, Writable>, place) : (value as Writable);
}

function byPlayer(
  values: Record<string, Writable>,
  place: ReadonlyMap<string, number>,
): ReadonlyMap<string, Writable> {
  const at = (id: string) => place.get(id) ?? place.size;
  return new Map(Object.entries(values).sort(([a], [b]) => at(a) - at(b) || (a < b ? -1 : 1)));
}

function inOrder(order: readonly string[], object: object): Writable {
  const given = object as { [key: string]: Writable | undefined };
  return Object.fromEntries(order.map((key) => [key, given[key]]));
}
