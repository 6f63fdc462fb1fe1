/**
 * The schema of the card-night document. Strict: an unknown key, a stranger at the table or a house
 * rule that the game has not makes the document unreadable, since whoever wrote it meant something
 * that would be lost (format.md, "Not readable").
 */
import * as z from 'zod';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { checkValues, completeRules, type RuleFault } from '@/engine/match/house-rules';
import { MAX_AMOUNT_DIGITS } from '@/engine/money/amount';
import { type DocumentMatch, FORMAT, type NightDocument } from './document';
import { logEntrySchema } from './entries';
import type { DocumentFaultCode, FaultParams } from './fault';
import { GAMES } from './games';
import { MAX_ENTRIES, MAX_EXPENSES, MAX_MATCHES, MAX_PLAYERS } from './limits';
import {
  chosenBy,
  date,
  expense,
  id,
  issue,
  list,
  oneOf,
  ownId,
  price,
  refuse,
  type Schema,
  text,
  value,
} from './values';

type Report = (path: PropertyKey[], code: DocumentFaultCode, params?: FaultParams) => void;

/** A check across several values, which names its faults one by one. */
function checked<T>(check: (value: T, report: Report) => void) {
  return (value: T, context: z.RefinementCtx<T>) => {
    check(value, (path, code, params) => context.addIssue({ ...issue(code, params), path }));
  };
}

function atMost<T>(item: Schema<T>, most: number): Schema<T[]> {
  return value<unknown[]>((input) => {
    if (!Array.isArray(input)) return refuse('type', { type: 'list' });
    return input.length > most ? refuse('too-large', { most }) : input;
  }).pipe(list(item));
}

const session = z.strictObject({
  name: text.optional(),
  date,
  currency: value<string>((input) =>
    typeof input === 'string' && /^[A-Z]{3}$/.test(input)
      ? input
      : refuse('value', { allowed: 'EUR, ARS, …' }),
  ).optional(),
  unitValue: price.optional(),
  roundTo: oneOf(1, 5, 10, 50, 100).optional(),
});

const seats = list(id).superRefine(
  checked((seats, report) => {
    if (seats.length === 0) report([], 'empty');
    reportRepeated(seats, report);
  }),
);

/** House rules as written: any object here; the game's own table judges it. */
const writtenRules = value<unknown>((input) =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? digitsKept(input)
    : refuse('type', { type: 'object' }),
);

/** Integers too long for a double, as their digits: the table reads amounts from text as well. */
function digitsKept(written: unknown): unknown {
  if (typeof written === 'bigint') return String(written);
  if (Array.isArray(written)) return written.map(digitsKept);
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(Object.entries(written).map(([key, part]) => [key, digitsKept(part)]));
}

function matchOf(game: GameId): Schema<DocumentMatch> {
  return z
    .strictObject({
      game: z.literal(game),
      rules: writtenRules.optional(),
      seats,
      dealer: id.optional(),
      log: list(logEntrySchema(game)),
    })
    .superRefine(
      checked((match, report) => {
        for (const fault of ruleFaults(game, match.rules ?? {})) {
          const path = fault.at.split('/').slice(1);
          report(['rules', ...path], RULE_FAULT[fault.reason], { rule: fault.key });
        }
        if (match.dealer !== undefined && !match.seats.includes(match.dealer)) {
          report(['dealer'], 'not-a-player', { player: match.dealer });
        }
      }),
    );
}

const RULE_FAULT = {
  unknown: 'house-rule',
  value: 'house-rule-value',
  needs: 'house-rule-needs',
  'whole-units': 'house-rule-whole',
  'too-large': 'too-large',
} as const satisfies Record<RuleFault['reason'] | 'too-large', DocumentFaultCode>;

function ruleFaults(game: GameId, written: unknown) {
  const rules = GAMES[game];
  const long = tooLong(written, '');
  if (long.length > 0) return long;
  const faults = checkValues(rules.houseRules, written);
  return faults.length > 0 ? faults : rules.checkRules(completeRules(rules.houseRules, written));
}

/** Amounts that are not even to be read. */
function tooLong(written: unknown, at: string): { at: string; reason: 'too-large'; key: string }[] {
  if (typeof written === 'string') {
    const long = written.length > MAX_AMOUNT_DIGITS;
    return long ? [{ at, reason: 'too-large', key: at.slice(1).replaceAll('/', '.') }] : [];
  }
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([key, part]) => tooLong(part, `${at}/${key}`));
}

const MATCHES = new Map<unknown, Schema<DocumentMatch>>(GAME_IDS.map((id) => [id, matchOf(id)]));

const match = chosenBy<DocumentMatch>(
  'game',
  (game) => (Object.hasOwn(GAMES, String(game)) ? MATCHES.get(game) : undefined),
  () => 'game',
);

function reportRepeated(ids: readonly string[], report: Report, within: PropertyKey[] = []): void {
  const seen = new Set<string>();
  ids.forEach((one, index) => {
    if (seen.has(one)) report([...within, index], 'duplicate', { id: one });
    seen.add(one);
  });
}

export const documentSchema: Schema<NightDocument> = z
  .strictObject({
    format: oneOf(FORMAT),
    session: session.optional(),
    players: atMost(z.strictObject({ id: ownId, name: text }), MAX_PLAYERS),
    matches: atMost(match, MAX_MATCHES),
    expenses: atMost(
      z.strictObject({ paidBy: id, amount: expense, for: list(id), note: text.optional() }),
      MAX_EXPENSES,
    ).optional(),
  })
  .superRefine(
    checked((document: NightDocument, report) => {
      const ids = document.players.map((player) => player.id);
      const seen = new Set<string>();
      ids.forEach((id, index) => {
        if (seen.has(id)) report(['players', index, 'id'], 'duplicate', { id });
        seen.add(id);
      });
      const known = (id: string, path: PropertyKey[]) => {
        if (!seen.has(id)) report(path, 'not-a-player', { player: id });
      };
      document.matches.forEach(({ seats }, index) => {
        seats.forEach((player, seat) => {
          known(player, ['matches', index, 'seats', seat]);
        });
      });
      document.expenses?.forEach((expense, index) => {
        const path = ['expenses', index];
        known(expense.paidBy, [...path, 'paidBy']);
        if (expense.for.length === 0) report([...path, 'for'], 'empty');
        reportRepeated(expense.for, report, [...path, 'for']);
        expense.for.forEach((player, place) => {
          known(player, [...path, 'for', place]);
        });
      });
      const entries = document.matches.reduce((total, { log }) => total + log.length, 0);
      if (entries > MAX_ENTRIES) report(['matches'], 'too-large', { most: MAX_ENTRIES });
    }),
  );
