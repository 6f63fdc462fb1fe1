/** House rules while they are being changed: what was picked and typed, and what is wrong with it. */
import type { AnyGame } from '@/engine/match/game';
import {
  accepts,
  checkValues,
  completeRules,
  defaultOf,
  differingRules,
  type HouseRule,
  type RuleFault,
  ruleAt,
} from '@/engine/match/house-rules';
import { type Option, optionOf, optionsOf, readAs, typedAs } from './options';

interface Edit {
  /** Which of the rule's options. */
  readonly option: number;
  readonly typed: string;
}

/** By the rule's key; what is not in it is by the book. */
export type Draft = ReadonlyMap<string, Edit>;

export type Fault =
  | 'amount'
  | 'number'
  | 'needs-deck'
  | 'needs-limit'
  | 'score'
  | RuleFault['reason'];

/** A draft in full: each rule's value, and how it stands. */
export interface Reading {
  /** Every rule; where what was typed cannot be read, by the book. */
  readonly rules: unknown;
  /** What differs from the book and has an effect: what is saved. */
  readonly written: unknown;
  readonly differs: ReadonlySet<string>;
  readonly faults: ReadonlyMap<string, Fault>;
  /** Rules that change nothing beside the others, and are not shown. */
  readonly idle: ReadonlySet<string>;
}

export function draftOf(game: AnyGame, rules: unknown, locale: string): Draft {
  const differing = differingRules(game.houseRules, rules);
  const edits = game.houseRules.flatMap((rule): [string, Edit][] => {
    const value = ruleAt(differing, rule.key);
    return value === undefined ? [] : [[rule.key, editOf(rule, value, locale)]];
  });
  return new Map(edits);
}

function editOf(rule: HouseRule, value: unknown, locale: string): Edit {
  const options = optionsOf(rule.values);
  const option = optionOf(options, value);
  return { option, typed: typedAs(options[option]!, value, locale) };
}

/** How a rule stands now: edited, or by the book. */
export function shownEdit(draft: Draft, rule: HouseRule, rules: unknown, locale: string): Edit {
  return draft.get(rule.key) ?? editOf(rule, defaultOf(rule, rules), locale);
}

export function picked(draft: Draft, rule: HouseRule, option: number, locale: string): Draft {
  const options = optionsOf(rule.values);
  const before = draft.get(rule.key);
  // Back at a field, what was typed there still stands.
  const typed =
    before?.option === option
      ? before.typed
      : typedAs(options[option]!, defaultOf(rule, {}), locale);
  return new Map(draft).set(rule.key, { option, typed });
}

export function typedIn(draft: Draft, rule: HouseRule, option: number, typed: string): Draft {
  return new Map(draft).set(rule.key, { option, typed });
}

export function byTheBook(draft: Draft, rule: HouseRule): Draft {
  const rest = new Map(draft);
  rest.delete(rule.key);
  return rest;
}

export function readDraft(game: AnyGame, draft: Draft): Reading {
  const { houseRules } = game;
  const unread = new Map<string, Fault>();
  const all: [HouseRule, unknown][] = [];
  for (const rule of houseRules) {
    const edit = draft.get(rule.key);
    if (!edit) continue;
    const option = optionsOf(rule.values)[edit.option]!;
    const value = readAs(option, edit.typed);
    if (value !== undefined && accepts(rule.values, value)) all.push([rule, value]);
    else unread.set(rule.key, unreadable(option));
  }
  const rules = completeRules(houseRules, treeOf(all));
  const idle = new Set(
    houseRules.filter((rule) => rule.matters?.(rules) === false).map(({ key }) => key),
  );
  const used = treeOf(all.filter(([{ key }]) => !idle.has(key)));
  const complete = completeRules(houseRules, used);
  const written = differingRules(houseRules, complete);
  const faults = new Map([...unread].filter(([key]) => !idle.has(key)));
  for (const fault of [...checkValues(houseRules, used), ...game.checkRules(complete)]) {
    if (!faults.has(fault.key)) faults.set(fault.key, named(fault));
  }
  const differs = new Set(
    houseRules
      .filter(({ key }) => ruleAt(written, key) !== undefined || faults.has(key))
      .map(({ key }) => key),
  );
  return { rules, written, differs, faults, idle };
}

function treeOf(all: readonly (readonly [HouseRule, unknown])[]): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const [{ key }, value] of all) {
    const [group, name] = key.split('.');
    if (group === undefined) continue;
    if (name === undefined) tree[group] = value;
    else tree[group] = { ...(tree[group] as object | undefined), [name]: value };
  }
  return tree;
}

function unreadable(option: Option): Fault {
  if (option.kind === 'units') return 'amount';
  return option.kind === 'number' || option.kind === 'rounds' ? 'number' : 'value';
}

/** The engine's fault, in words of its own where the rule says more than the reason. */
function named({ key, reason }: RuleFault): Fault {
  if (reason === 'needs' && key === 'figures') return 'needs-deck';
  if (reason === 'needs' && key === 'limit') return 'needs-limit';
  return reason === 'value' && key === 'reenganche.score' ? 'score' : reason;
}
