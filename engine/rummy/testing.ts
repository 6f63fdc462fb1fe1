/** Nights of Loba and Chinchón for tests: told as a log, read as what came of them. */
import type { LogEntry } from '@/engine/match/entries';
import type { AnyGame, Summary } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { replay, type Timeline } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';

export interface Told {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly rules?: unknown;
  readonly dealer?: string;
  /** Who may join besides those who sit. */
  readonly others?: readonly string[];
}

export interface Night {
  readonly timeline: Timeline;
  readonly status: string;
  readonly pot: string;
  readonly dealer: string | null;
  readonly net: Readonly<Record<string, string>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly states: Readonly<Record<string, string>>;
  readonly summary: Summary;
  /** Every problem as `entry code at`, in order; `at` within the entry. */
  readonly problems: readonly string[];
}

export function night(told: Told, log: readonly LogEntry[]): Night {
  const { game, seats, rules = {}, dealer = seats[0] ?? '', others = [] } = told;
  const setup = {
    rules: completeRules(game.houseRules, rules),
    players: [...seats, ...others],
    seats,
    dealer,
  };
  const timeline = replay(game, setup, log);
  const { state } = timeline;
  const summary = game.summary?.(state) ?? {};
  const standings = summary.standings ?? [];
  return {
    timeline,
    status: state.status,
    pot: amountText(state.pot),
    dealer: game.dealer(state),
    net: Object.fromEntries([...state.net].map(([player, value]) => [player, amountText(value)])),
    totals: Object.fromEntries(standings.map(({ player, total }) => [player, total])),
    states: Object.fromEntries(standings.map(({ player, state: one }) => [player, one])),
    summary,
    problems: timeline.problems.map(
      ({ entry, code, at }) => `${entry} ${code} ${at.replace(/^\/log\/[0-9]+/, '')}`,
    ),
  };
}
