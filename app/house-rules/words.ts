/** House rules in words: what a rule is called and what it is set to, as people at the table say it. */
import { useLocale, useTranslations } from 'next-intl';
import { typedDecimal } from '@/app/c/decimal';
import { formatAmount } from '@/app/ui/format';
import { JOKER } from '@/engine/cards/joker';
import type { GameId } from '@/engine/match/game';
import { type HouseRule, isTree, ruleAt } from '@/engine/match/house-rules';
import { amount, amountText, isWhole } from '@/engine/money/amount';
import {
  type HouseRuleText,
  type HouseRuleTranslator,
  houseRuleText,
  valueName,
} from '@/messages/house-rule';

export type RuleSetWords = ReturnType<typeof useTranslations<'ruleSets'>>;

export interface RuleWords {
  readonly text: (game: GameId, rule: HouseRule) => HouseRuleText;
  /** What the rule is set to, in full: `After 20 rounds`, `2 ⅓`, `−10`. */
  readonly value: (game: GameId, rule: HouseRule, value: unknown) => string;
  readonly set: RuleSetWords;
  readonly locale: string;
}

/** @param texts translates below `houseRules`, whose keys come from the engine's tables */
export function ruleWordsOf(texts: unknown, set: RuleSetWords, locale: string): RuleWords {
  const text = (game: GameId, rule: HouseRule) =>
    houseRuleText(texts as HouseRuleTranslator, game, rule);
  return {
    text,
    value: (game, rule, value) => {
      const name = valueName(rule.values, value);
      if (name === null) return formatAmount(amountText(amount(value as number)), locale);
      return inFull(set, name, value, locale) ?? text(game, rule).values.get(name) ?? name;
    },
    set,
    locale,
  };
}

/** For a component in the browser: the page gives `houseRules` and `ruleSets`. */
export function useRuleWords(): RuleWords {
  return ruleWordsOf(useTranslations('houseRules'), useTranslations('ruleSets'), useLocale());
}

/** A value that says more than its name; null for the others. */
function inFull(set: RuleSetWords, name: string, value: unknown, locale: string): string | null {
  switch (name) {
    case 'rounds':
      return set('saying.rounds', { count: Number(ruleAt(value, 'rounds')) });
    case 'time':
      return set('saying.time', { time: String(ruleAt(value, 'time')) });
    case 'demands':
      return Array.isArray(value) ? value.map((one) => demand(set, one)).join(' · ') : null;
    case 'card-values':
      return isTree(value)
        ? Object.entries(value)
            .map(([card, worth]) => {
              const points = formatAmount(amountText(amount(worth as number)), locale);
              return `${cardName(set, card)} ${points}`;
            })
            .join(' · ')
        : null;
    default:
      return null;
  }
}

export function cardName(set: RuleSetWords, card: string): string {
  return card === JOKER ? set('saying.joker') : card;
}

function demand(set: RuleSetWords, one: unknown): string {
  const piernas = Number(ruleAt(one, 'piernas'));
  const escaleras = Number(ruleAt(one, 'escaleras'));
  const and = piernas > 0 && escaleras > 0 ? 'yes' : 'no';
  return set('saying.demand', { piernas, escaleras, and });
}

const MILLION = amount(1_000_000);

/** An amount as one types it: `2,5`, and `7/3` where no decimal says it. */
export function typedAmount(value: string | number, locale: string): string {
  const exact = amount(value);
  const scaled = exact.mul(MILLION);
  if (isWhole(exact) || !isWhole(scaled)) return amountText(exact);
  const digits = scaled.n.toString().padStart(7, '0');
  const decimal = `${digits.slice(0, -6)}.${digits.slice(-6).replace(/0+$/, '')}`;
  return typedDecimal(decimal, locale);
}
