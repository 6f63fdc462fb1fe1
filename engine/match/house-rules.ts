/** House rules as one table of data, which the reader, the screens and the rules pages all use. */
import { type Amount, type AmountInput, isWhole, readAmount, ZERO } from '@/engine/money/amount';

/** What a rule may be set to. */
export type RuleValues =
  | { readonly type: 'choice'; readonly of: readonly string[] }
  | { readonly type: 'flag' }
  /** An exact amount of units, above zero or from zero on. */
  | { readonly type: 'units'; readonly from: 'above-zero' | 'zero'; readonly orNull?: boolean }
  /** A whole number between bounds, both included. */
  | {
      readonly type: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly orNull?: boolean;
      readonly only?: readonly number[];
    }
  /** One of several kinds of value: `stake` or units, a word or a table. */
  | { readonly type: 'either'; readonly of: readonly RuleValues[] }
  /** A value with a form of its own, judged by `accepts`. */
  | { readonly type: 'form'; readonly form: string; readonly accepts: (value: unknown) => boolean };

export interface HouseRule {
  /** The path in the document: `ante.amount` is `{ "ante": { "amount": … } }`. */
  readonly key: string;
  readonly values: RuleValues;
  readonly default: unknown;
  /** The default beside these other rules, written or complete, where it depends on them. */
  readonly defaultBeside?: (rules: unknown) => unknown;
  /** How far down the page of house rules it stands. */
  readonly level: 'common' | 'rare';
  /** Whether it changes anything beside these other rules, complete; always, where it is left out. */
  readonly matters?: (rules: unknown) => boolean;
}

/** A rule that cannot stand as it is written. `at` is a JSON pointer from the rules. */
export interface RuleFault {
  readonly at: string;
  readonly reason: 'unknown' | 'value' | 'needs' | 'whole-units';
  readonly key: string;
}

type Tree = { [key: string]: unknown };

/** Whether a value has keys: an object, and no list. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is one that the rule allows. */
export function accepts(values: RuleValues, value: unknown): boolean {
  switch (values.type) {
    case 'choice':
      return typeof value === 'string' && values.of.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'units': {
      if (value === null) return values.orNull === true;
      if (typeof value !== 'number' && typeof value !== 'string') return false;
      const units = readAmount(value);
      if (units === null) return false;
      return values.from === 'zero' ? units.compare(ZERO) >= 0 : units.compare(ZERO) > 0;
    }
    case 'number':
      if (value === null) return values.orNull === true;
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return false;
      if (values.only && !values.only.includes(value)) return false;
      return value >= (values.min ?? -Infinity) && value <= (values.max ?? Infinity);
    case 'either':
      return values.of.some((one) => accepts(one, value));
    case 'form':
      return values.accepts(value);
  }
}

/** A rule's value within complete or partial rules; undefined where it is not written. */
export function ruleAt(rules: unknown, key: string): unknown {
  let value: unknown = rules;
  for (const part of key.split('.')) {
    if (!isTree(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

function setRule(rules: Tree, key: string, value: unknown): void {
  const parts = key.split('.');
  const last = parts.pop() ?? key;
  let tree = rules;
  for (const part of parts) {
    if (!isTree(tree[part])) tree[part] = {};
    tree = tree[part] as Tree;
  }
  tree[last] = value;
}

/** What a rule is where it is not written, beside the other rules. */
export function defaultOf(rule: HouseRule, rules: unknown): unknown {
  return rule.defaultBeside ? rule.defaultBeside(rules) : rule.default;
}

/** Every rule of the table, written or by default, in the order of the table. */
export function completeRules(table: readonly HouseRule[], written: unknown = {}): unknown {
  const rules: Tree = {};
  for (const rule of table) {
    const value = ruleAt(written, rule.key);
    setRule(rules, rule.key, value === undefined ? defaultOf(rule, written) : value);
  }
  return rules;
}

/** Only what differs from the defaults, in the order of the table: what a document writes. */
export function differingRules(table: readonly HouseRule[], rules: unknown): Tree {
  const differing: Tree = {};
  for (const rule of table) {
    const value = ruleAt(rules, rule.key);
    if (value !== undefined && !isSame(rule.values, value, defaultOf(rule, rules)))
      setRule(differing, rule.key, value);
  }
  return differing;
}

/** Amounts are the same when they are worth the same: `"3"` is the default of 3. */
function isSame(values: RuleValues, a: unknown, b: unknown): boolean {
  if (same(a, b)) return true;
  if (!takesUnits(values)) return false;
  const [one, other] = [unitsOf(a), unitsOf(b)];
  return one !== null && other !== null && one.equals(other);
}

function takesUnits(values: RuleValues): boolean {
  return values.type === 'either' ? values.of.some(takesUnits) : values.type === 'units';
}

function unitsOf(value: unknown): Amount | null {
  return typeof value === 'number' || typeof value === 'string' ? readAmount(value) : null;
}

function same(a: unknown, b: unknown): boolean {
  if (isTree(a) && isTree(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  return a === b;
}

/** Every key that the table does not know and every value that its rule does not allow. */
export function checkValues(table: readonly HouseRule[], written: unknown): RuleFault[] {
  const faults: RuleFault[] = [];
  const byKey = new Map(table.map((rule) => [rule.key, rule]));
  const groups = new Set(
    table.flatMap((rule) => (rule.key.includes('.') ? [rule.key.split('.')[0]] : [])),
  );
  const visit = (tree: Tree, prefix: string) => {
    for (const [name, value] of Object.entries(tree)) {
      const key = prefix === '' ? name : `${prefix}.${name}`;
      const at = `/${key.replaceAll('.', '/')}`;
      const rule = byKey.get(key);
      if (rule) {
        if (!accepts(rule.values, value)) faults.push({ at, reason: 'value', key });
      } else if (prefix === '' && groups.has(name)) {
        if (isTree(value)) visit(value, name);
        else faults.push({ at, reason: 'value', key });
      } else faults.push({ at, reason: 'unknown', key });
    }
  };
  if (isTree(written)) visit(written, '');
  else faults.push({ at: '', reason: 'value', key: '' });
  return faults;
}

/** For games with chips: which of the named amounts are not whole. Null and words pass. */
export function notWhole(rules: unknown, keys: readonly string[]): RuleFault[] {
  return keys.flatMap((key): RuleFault[] => {
    const value = ruleAt(rules, key);
    if (typeof value !== 'number' && typeof value !== 'string') return [];
    const units = readAmount(value as AmountInput);
    if (units === null || isWhole(units)) return [];
    return [{ at: `/${key.replaceAll('.', '/')}`, reason: 'whole-units', key }];
  });
}
