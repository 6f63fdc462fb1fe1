/** What a house rule can be set to, as things to pick and fields to fill in; all of it from the engine's table. */
import { typedAmount } from '@/app/house-rules/words';
import type { RuleValues } from '@/engine/match/house-rules';
import { isTree, ruleAt } from '@/engine/match/house-rules';
import { amountText, isWhole, readAmount } from '@/engine/money/amount';

export type Option =
  /** One of a few, with a text of its own. */
  | { readonly kind: 'value'; readonly name: string; readonly value: unknown }
  /** To be typed. */
  | { readonly kind: 'units' }
  | { readonly kind: 'number'; readonly sign: 'plus' | 'minus' | 'either' }
  | { readonly kind: 'rounds' }
  | { readonly kind: 'time' }
  | { readonly kind: 'contract' }
  | { readonly kind: 'card-values' };

const none: Option = { kind: 'value', name: 'none', value: null };

export function optionsOf(values: RuleValues): Option[] {
  switch (values.type) {
    case 'choice':
      return values.of.map((value) => ({ kind: 'value', name: value, value }));
    case 'flag':
      return [
        { kind: 'value', name: 'yes', value: true },
        { kind: 'value', name: 'no', value: false },
      ];
    case 'units':
      return [{ kind: 'units' }, ...(values.orNull ? [none] : [])];
    case 'number': {
      const { only, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = values;
      const sign = max <= 0 ? 'minus' : min >= 0 ? 'plus' : 'either';
      const typed: Option[] = only
        ? only.map((value) => ({ kind: 'value', name: `${value}`, value }))
        : [{ kind: 'number', sign }];
      return [...typed, ...(values.orNull ? [none] : [])];
    }
    case 'either':
      return values.of.flatMap(optionsOf);
    case 'form':
      return FORMS.get(values.form) ?? [];
  }
}

const FORMS: ReadonlyMap<string, Option[]> = new Map<string, Option[]>([
  ['end', [{ kind: 'value', name: 'open', value: 'open' }, { kind: 'rounds' }, { kind: 'time' }]],
  ['contract', [none, { kind: 'contract' }]],
  ['card-values', [{ kind: 'card-values' }]],
]);

/** Which of the options a value is. */
export function optionOf(options: readonly Option[], value: unknown): number {
  const exact = options.findIndex((one) => one.kind === 'value' && one.value === value);
  if (exact >= 0) return exact;
  const fits = (one: Option) => {
    switch (one.kind) {
      case 'value':
        return false;
      case 'rounds':
      case 'time':
        return ruleAt(value, one.kind) !== undefined;
      case 'contract':
        return Array.isArray(value);
      case 'card-values':
        return isTree(value);
      default:
        return typeof value === 'number' || typeof value === 'string';
    }
  };
  return Math.max(0, options.findIndex(fits));
}

/** A value as one types it into the field of its option. */
export function typedAs(option: Option, value: unknown, locale: string): string {
  switch (option.kind) {
    case 'units':
      return isAmount(value) ? typedAmount(value, locale) : '';
    case 'number':
      return typeof value === 'number' ? pointsText(value, option.sign) : '';
    case 'rounds':
    case 'time':
      return String(ruleAt(value, option.kind) ?? '');
    case 'contract':
      return JSON.stringify(Array.isArray(value) ? value : [{ piernas: 2, escaleras: 0 }]);
    case 'card-values':
      return JSON.stringify(isTree(value) ? value : {});
    case 'value':
      return '';
  }
}

function isAmount(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && readAmount(value) !== null;
}

function pointsText(value: number, sign: 'plus' | 'minus' | 'either'): string {
  return sign === 'minus' ? `${Math.abs(value)}` : `${value}`.replace('-', '−');
}

/** @returns undefined for what cannot be read */
export function readAs(option: Option, typed: string): unknown {
  switch (option.kind) {
    case 'value':
      return option.value;
    case 'units':
      return readUnits(typed);
    case 'number':
      return readPoints(typed, option.sign);
    case 'rounds': {
      const rounds = readPoints(typed, 'plus');
      return rounds === undefined ? undefined : { rounds };
    }
    case 'time':
      return /^\d\d:\d\d$/.test(typed) ? { time: typed } : undefined;
    case 'contract':
    case 'card-values':
      return JSON.parse(typed);
  }
}

function readUnits(typed: string): number | string | undefined {
  const exact = readAmount(typed.trim().replaceAll(' ', '').replace(',', '.'));
  if (exact === null) return undefined;
  const value = Number(amountText(exact));
  return isWhole(exact) && Number.isSafeInteger(value) ? value : amountText(exact);
}

function readPoints(typed: string, sign: 'plus' | 'minus' | 'either'): number | undefined {
  const [, minus, digits] = /^([-−]?)(\d{1,15})$/.exec(typed.trim()) ?? [];
  if (digits === undefined || (minus && sign === 'plus')) return undefined;
  const points = Number(digits);
  // Nothing below zero is zero.
  return points !== 0 && (sign === 'minus' || minus) ? -points : points;
}
