/**
 * The log entries of each game (format.md, "Entries"), in the form that the engine judges.
 * What depends on the course of the match is not asked here: an entry that is read may be refused.
 */
import * as z from 'zod';
import type { Entry, LogEntry, LooRound, RummyRound } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import {
  byPlayer,
  card,
  chosen,
  chosenBy,
  count,
  entryNumber,
  flag,
  hand,
  id,
  list,
  oneOf,
  points,
  type Schema,
  suit,
  text,
  time,
  units,
} from './values';

const remarks = { time: time.optional(), by: text.optional(), note: text.optional() };

const looRound: Schema<LooRound> = z
  .strictObject({
    type: z.literal('round'),
    dealer: id.optional(),
    absent: list(id).optional(),
    calls: byPlayer(oneOf('stand', 'pass', 'miss', 'defend')).optional(),
    exchanged: list(id).optional(),
    tricks: chosen<LooRound['tricks'] & object>((input) =>
      Array.isArray(input) ? list(id) : byPlayer(count),
    ).optional(),
    trump: suit.optional(),
    flush: id.optional(),
    exempt: list(id).optional(),
    penalties: list(
      z.strictObject({
        player: id,
        amount: units,
        to: oneOf('this-pot', 'next-pot'),
        reason: text.optional(),
      }),
    ).optional(),
    cards: z
      .strictObject({
        turnUp: card('french').optional(),
        played: byPlayer(list(card('french'))).default({}),
      })
      .optional(),
    ...remarks,
  })
  .transform(withoutEmpty);

/**
 * An empty list or object counts as left out. Cards that name a turn-up alone still say what was
 * turned; that nobody's cards lie there is then the referee's to find.
 */
function withoutEmpty(round: LooRound): LooRound {
  const left = Object.entries(round).filter(([key, given]) => {
    if (key === 'cards') return round.cards?.turnUp !== undefined || !isEmpty(round.cards?.played);
    return !isEmpty(given);
  });
  return Object.fromEntries(left) as unknown as LooRound;
}

function isEmpty(given: unknown): boolean {
  if (given === undefined) return true;
  return typeof given === 'object' && given !== null && Object.keys(given).length === 0;
}

const rummyRound = {
  type: z.literal('round'),
  dealer: id.optional(),
};

const outRound = {
  ...rummyRound,
  out: id.nullable().optional(),
  hands: byPlayer(hand('french-with-jokers')).optional(),
  melds: byPlayer(list(list(card('french-with-jokers')))).optional(),
};

const deMenosRound: Schema<RummyRound> = z.strictObject({
  ...outRound,
  oneTurn: flag.optional(),
  fourPiernas: byPlayer(count).optional(),
  firstMeld: byPlayer(count).optional(),
  opened: list(id).optional(),
  ...remarks,
});

const deMasRound: Schema<RummyRound> = z.strictObject({
  ...outRound,
  points: byPlayer(points).optional(),
  ...remarks,
});

const chinchonRound: Schema<RummyRound> = z.strictObject({
  ...rummyRound,
  closer: id.nullable().optional(),
  hands: byPlayer(hand('spanish')).optional(),
  allMelded: chosen<NonNullable<RummyRound['allMelded']>>((input) =>
    Array.isArray(input) ? list(id) : id,
  ).optional(),
  chinchon: id.optional(),
  ...remarks,
});

const reenganche: Schema<Entry> = z.strictObject({
  type: z.literal('reenganche'),
  player: id,
  ...remarks,
});

const join: Schema<Entry> = z.strictObject({
  type: z.literal('join'),
  player: id,
  after: id.optional(),
  ...remarks,
});

const leave: Schema<Entry> = z.strictObject({ type: z.literal('leave'), player: id, ...remarks });

const looLeave: Schema<Entry> = z.strictObject({
  type: z.literal('leave'),
  player: id,
  share: flag.optional(),
  ...remarks,
});

const penalty: Schema<Entry> = z.strictObject({
  type: z.literal('penalty'),
  player: id,
  amount: units,
  to: id,
  reason: text.optional(),
  ...remarks,
});

const close: Schema<Entry> = z.strictObject({ type: z.literal('close'), ...remarks });

const always = { join, penalty, close };
const loo = { ...always, round: looRound, leave: looLeave };
const rummy = { ...always, leave };

const ENTRIES: Readonly<Record<GameId, Readonly<Record<string, Schema<Entry>>>>> = {
  'limited-loo': loo,
  'five-card-loo': loo,
  'loba-de-menos': { ...rummy, round: deMenosRound, reenganche },
  'loba-de-mas': { ...rummy, round: deMasRound },
  chinchon: { ...rummy, round: chinchonRound, reenganche },
};

const CORRECTIONS = new Set<unknown>(['void', 'amend', 'insert']);

function entriesOf(game: GameId): Schema<LogEntry> {
  const kinds = new Map<unknown, Schema<Entry>>(Object.entries(ENTRIES[game]));
  // No correction stands in the place of an entry: it would correct what is corrected.
  const entry = chosenBy<Entry>(
    'type',
    (type) => kinds.get(type),
    (type) => (CORRECTIONS.has(type) ? 'correction' : 'entry-type'),
  );
  const corrections: Record<string, Schema<LogEntry>> = {
    void: z.strictObject({ type: z.literal('void'), entry: entryNumber, ...remarks }),
    amend: z.strictObject({
      type: z.literal('amend'),
      entry: entryNumber,
      with: entry,
      ...remarks,
    }),
    insert: z.strictObject({
      type: z.literal('insert'),
      before: entryNumber,
      with: entry,
      ...remarks,
    }),
  };
  const all = new Map<unknown, Schema<LogEntry>>([...kinds, ...Object.entries(corrections)]);
  return chosenBy<LogEntry>(
    'type',
    (type) => all.get(type),
    () => 'entry-type',
  );
}

const SCHEMAS: Readonly<Record<GameId, Schema<LogEntry>>> = {
  'limited-loo': entriesOf('limited-loo'),
  'five-card-loo': entriesOf('five-card-loo'),
  'loba-de-menos': entriesOf('loba-de-menos'),
  'loba-de-mas': entriesOf('loba-de-mas'),
  chinchon: entriesOf('chinchon'),
};

/** What can be written into a log of this game: what happened, or a correction. */
export function logEntrySchema(game: GameId): Schema<LogEntry> {
  return SCHEMAS[game];
}
