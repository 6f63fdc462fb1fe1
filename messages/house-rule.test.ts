/** Every house rule of every game can be read in every language. */
import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/app/i18n/locales';
import { GAMES } from '@/engine/document/games';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { completeRules, type HouseRule, ruleAt } from '@/engine/match/house-rules';
import { type HouseRuleTranslator, houseRulePath, houseRuleText, valueName } from './house-rule';

interface Messages {
  readonly [key: string]: string | Messages;
}

const RULES = GAME_IDS.flatMap((game) =>
  GAMES[game].houseRules.map((rule): [GameId, string, HouseRule] => [game, rule.key, rule]),
);

function houseRulesIn(locale: Locale): Messages {
  const file = new URL(`${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).houseRules;
}

function saying(locale: Locale): HouseRuleTranslator {
  return createTranslator({
    locale,
    messages: houseRulesIn(locale) as Record<string, string>,
    onError: (error) => {
      throw error;
    },
  });
}

function leaves(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : leaves(value, `${prefix}${key}.`),
  );
}

function ruleOf(game: GameId, key: string): HouseRule {
  const rule = GAMES[game].houseRules.find((one) => one.key === key);
  if (!rule) throw new Error(`${game} has no rule ${key}`);
  return rule;
}

describe.each(LOCALES)('%s', (locale) => {
  const t = saying(locale);

  test.each(RULES)('says of %s what %s is, changes and can be', (game, _, rule) => {
    const { title, explanation, values } = houseRuleText(t, game, rule);
    expect(title).toMatch(/^\S.{0,40}[^.\s]$/u);
    expect(explanation).toMatch(/^\S.*\.$/u);
    for (const text of values.values()) expect(text).toMatch(/^\S(.*[^.\s])?$/u);
    expect(new Set(values.values()).size).toBe(values.size);
  });

  test('gives no two rules of a game the same title', () => {
    for (const game of GAME_IDS) {
      const titles = GAMES[game].houseRules.map((rule) => houseRuleText(t, game, rule).title);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  test('has no text that no rule shows', () => {
    const shown = RULES.flatMap(([game, , rule]) => {
      const path = houseRulePath(t, game, rule);
      const values = [...houseRuleText(t, game, rule).values.keys()];
      return [`${path}.title`, `${path}.explanation`, ...values.map((v) => `${path}.values.${v}`)];
    });
    expect(leaves(houseRulesIn(locale)).sort()).toEqual([...new Set(shown)].sort());
  });
});

test.each(RULES)(
  'in %s the default of %s has a text, or is an amount or points',
  (game, key, rule) => {
    const value = ruleAt(completeRules(GAMES[game].houseRules), key);
    const name = valueName(rule.values, value);
    if (name === null) expect(value).toBeTypeOf('number');
    else expect([...houseRuleText(saying('en'), game, rule).values.keys()]).toContain(name);
  },
);

test('a game’s own text comes before that of its relatives', () => {
  const t = saying('en');
  const pathOf = (game: GameId, key: string) => houseRulePath(t, game, ruleOf(game, key));
  expect(pathOf('loba-de-menos', 'tie')).toBe('rummy.tie');
  expect(pathOf('loba-de-mas', 'tie')).toBe('loba-de-mas.tie');
  expect(pathOf('loba-de-mas', 'jokers')).toBe('loba.jokers');
  expect(pathOf('chinchon', 'jokers')).toBe('chinchon.jokers');
});

test.each<[GameId, string, unknown, string | null]>([
  ['limited-loo', 'end', { rounds: 20 }, 'rounds'],
  ['limited-loo', 'end', { time: '23:30' }, 'time'],
  ['limited-loo', 'end', 'open', 'open'],
  ['limited-loo', 'clubLaw', false, 'no'],
  ['limited-loo', 'clubLaw', true, 'yes'],
  ['limited-loo', 'loo.cap', null, 'none'],
  ['limited-loo', 'loo.cap', '7/3', null],
  ['loba-de-menos', 'values', 'uruguay', 'uruguay'],
  ['loba-de-menos', 'values', { JK: 20 }, 'card-values'],
  ['loba-de-menos', 'contract', [{ piernas: 2, escaleras: 0 }], 'demands'],
  ['loba-de-menos', 'contract', null, 'none'],
  ['loba-de-menos', 'floor', 0, '0'],
  ['chinchon', 'chinchon', 'wins', 'wins'],
  ['chinchon', 'chinchon', -25, null],
  ['chinchon', 'reenganche.fee', '5/2', null],
])('in %s the rule %s set to %j has the text of %s', (game, key, value, name) => {
  expect(valueName(ruleOf(game, key).values, value)).toBe(name);
});
