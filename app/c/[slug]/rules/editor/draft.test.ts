import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '@/engine/document/games';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { accepts, completeRules, type HouseRule, ruleAt } from '@/engine/match/house-rules';
import { byTheBook, draftOf, picked, readDraft, shownEdit, typedIn } from './draft';
import { optionOf, optionsOf, readAs, typedAs } from './options';

const RULES = GAME_IDS.flatMap((game) =>
  GAMES[game].houseRules.map((rule): [GameId, string, HouseRule] => [game, rule.key, rule]),
);

function ruleOf(game: GameId, key: string): HouseRule {
  const rule = gameOf(game).houseRules.find((one) => one.key === key);
  if (!rule) throw new Error(`${game} has no rule ${key}`);
  return rule;
}

/** Picks an option by its name or kind, and types into it. */
function change(
  game: GameId,
  draft: ReturnType<typeof draftOf>,
  key: string,
  to: string,
  text = '',
) {
  const rule = ruleOf(game, key);
  const options = optionsOf(rule.values);
  const option = options.findIndex((one) => (one.kind === 'value' ? one.name : one.kind) === to);
  const after = picked(draft, rule, option, 'de');
  return text === '' ? after : typedIn(after, rule, option, text);
}

test.each(RULES)('in %s every option of %s is one of the engine’s values', (_, __, rule) => {
  const options = optionsOf(rule.values);
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) {
    if (option.kind === 'value') expect(accepts(rule.values, option.value)).toBe(true);
  }
  const book = options[optionOf(options, rule.default)]!;
  const typed = typedAs(book, rule.default, 'de');
  expect(readAs(book, typed)).toEqual(rule.default);
});

test.each(GAME_IDS)('%s by the book differs in nothing and has no fault', (game) => {
  const book = completeRules(gameOf(game).houseRules);
  const reading = readDraft(gameOf(game), draftOf(gameOf(game), book, 'en'));
  expect(reading).toMatchObject({ rules: book, written: {}, differs: new Set() });
  expect(reading.faults.size).toBe(0);
});

describe('amounts as people type them', () => {
  test.each([
    ['2,5', '5/2'],
    ['.5', undefined],
    ['0.5', '1/2'],
    ['7/3', '7/3'],
    [' 12 ', 12],
    ['-3', -3],
    ['drei', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, value) => {
    expect(readAs({ kind: 'units' }, typed)).toEqual(value);
  });

  test.each([
    ['5/2', '2,5'],
    ['7/3', '7/3'],
    [12, '12'],
  ])('%j is written %j', (value, typed) => {
    expect(typedAs({ kind: 'units' }, value, 'de')).toBe(typed);
  });

  test('points below zero are typed without the sign', () => {
    const option = { kind: 'number', sign: 'minus' } as const;
    expect(readAs(option, '10')).toBe(-10);
    expect(Object.is(readAs(option, '0'), 0)).toBe(true);
    expect(typedAs(option, -10, 'en')).toBe('10');
  });
});

test('what is typed is saved, in the engine’s own form', () => {
  const game = gameOf('limited-loo');
  let draft = change('limited-loo', new Map(), 'ante.amount', 'units', '2,5');
  draft = change('limited-loo', draft, 'end', 'rounds', '20');
  expect(readDraft(game, draft).written).toEqual({ ante: { amount: '5/2' }, end: { rounds: 20 } });
});

test('the same amount as the book’s is no difference, however it is written', () => {
  const draft = change('limited-loo', new Map(), 'ante.amount', 'units', '6/2');
  expect(readDraft(gameOf('limited-loo'), draft).written).toEqual({});
});

test('a rule that means nothing beside the others is hidden, not saved, and not forgotten', () => {
  const game = gameOf('limited-loo');
  let draft = change('limited-loo', new Map(), 'loo.amount', 'units', '5');
  draft = change('limited-loo', draft, 'loo.kind', 'pot');
  const hidden = readDraft(game, draft);
  expect(hidden.idle).toContain('loo.amount');
  expect(hidden.written).toEqual({ loo: { kind: 'pot' } });
  draft = change('limited-loo', draft, 'loo.kind', 'fixed');
  expect(readDraft(game, draft).written).toEqual({ loo: { amount: 5 } });
});

describe('what cannot stand', () => {
  test('is named at its rule', () => {
    const draft = change('limited-loo', new Map(), 'loo.kind', 'pot-capped');
    expect([...readDraft(gameOf('limited-loo'), draft).faults]).toEqual([['loo.cap', 'needs']]);
  });

  test('is what cannot be read, and the rest is judged as if it were the book’s', () => {
    const draft = change('limited-loo', new Map(), 'ante.amount', 'units', 'viel');
    const { faults, rules } = readDraft(gameOf('limited-loo'), draft);
    expect([...faults]).toEqual([['ante.amount', 'amount']]);
    expect(ruleAt(rules, 'ante.amount')).toBe(3);
  });

  test.each<[GameId, [key: string, to: string, text?: string][], [string, string]]>([
    ['limited-loo', [['ante.amount', 'units', '0']], ['ante.amount', 'amount']],
    [
      'limited-loo',
      [
        ['remainder', 'pot'],
        ['miss.fee', 'units', '1/2'],
      ],
      ['miss.fee', 'whole-units'],
    ],
    ['limited-loo', [['end', 'rounds', '0']], ['end', 'number']],
    ['loba-de-menos', [['limit', 'none']], ['limit', 'needs-limit']],
    ['loba-de-menos', [['reenganche.score', 'number', '101']], ['reenganche.score', 'score']],
    [
      'chinchon',
      [
        ['deck', '48'],
        ['figures', '8-9-10'],
      ],
      ['figures', 'needs-deck'],
    ],
  ])('in %s: %j', (game, changes, fault) => {
    let draft: ReturnType<typeof draftOf> = new Map();
    for (const [key, to, text] of changes) draft = change(game, draft, key, to, text);
    expect([...readDraft(gameOf(game), draft).faults]).toEqual([fault]);
  });
});

test('a rule is put back to the book, also where the book depends on another rule', () => {
  const game = gameOf('loba-de-menos');
  let draft = change('loba-de-menos', new Map(), 'values', 'uruguay');
  expect(ruleAt(readDraft(game, draft).rules, 'picos')).toBe(true);
  draft = change('loba-de-menos', draft, 'picos', 'no');
  expect(readDraft(game, draft).written).toEqual({ values: 'uruguay', picos: false });
  draft = byTheBook(draft, ruleOf('loba-de-menos', 'picos'));
  const { rules } = readDraft(game, draft);
  const shown = shownEdit(draft, ruleOf('loba-de-menos', 'picos'), rules, 'en');
  expect(optionsOf(ruleOf('loba-de-menos', 'picos').values)[shown.option]).toMatchObject({
    value: true,
  });
});

test('a saved set is opened as it was saved', () => {
  const game = gameOf('loba-de-menos');
  const written = {
    values: { JK: 20, '2': 5 },
    reenganche: { max: null, fee: '7/2' },
    oneTurn: -10,
    contract: [
      { piernas: 2, escaleras: 0 },
      { piernas: 1, escaleras: 1 },
    ],
  };
  const draft = draftOf(game, completeRules(game.houseRules, written), 'pt');
  expect(readDraft(game, draft).written).toEqual(written);
});
