/** The examples of the rules pages are what the engine says too, and every text has its place. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/app/i18n/locales';
import { gameOf } from '@/engine/document/games';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { completeRules } from '@/engine/match/house-rules';
import { isError } from '@/engine/match/problem';
import { replay } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import { CHAPTERS, type Example } from './chapters';

function example(game: GameId, id: string): Example {
  const found = CHAPTERS[game].examples.find((one) => one.id === id);
  if (!found) throw new Error(`${game} has no example ${id}`);
  return found;
}

function play(game: GameId, players: readonly string[], log: readonly object[], rules = {}) {
  const setup = {
    rules: completeRules(gameOf(game).houseRules, rules),
    players,
    seats: players,
    dealer: players.at(-1)!,
  };
  const timeline = replay(gameOf(game), setup, log as never);
  expect(timeline.problems.filter(isError)).toEqual([]);
  return timeline;
}

const cardsOf = (game: GameId, id: string) => example(game, id).lines.map(({ cards }) => cards);

test('limited: the double is legal card by card, pays 8 and 4, and leaves 6', () => {
  const { lines, turnUp } = example('limited-loo', 'double');
  const played = Object.fromEntries(lines.map(({ who, cards }) => [who!, cards]));
  const players = Object.keys(played);
  const { state, played: rounds } = play('limited-loo', players, [
    { type: 'penalty', player: 'Carla', amount: 9, to: 'pot' },
    { type: 'round', cards: { turnUp, played } },
  ]);
  expect(rounds.at(-1)?.output.round?.facts).toMatchObject({ looed: ['Carla'] });
  expect(players.map((player) => amountText(state.net.get(player)!))).toEqual(['8', '4', '-15']);
  // The loo; the next dealer's ante makes it 6.
  expect(amountText(state.pot)).toBe('3');
});

test('limited: a defended trick stays, and the next trick is worth 2 ⅓', () => {
  const { state } = play(
    'limited-loo',
    ['a', 'b', 'c', 'd'],
    [
      { type: 'penalty', player: 'a', amount: 9, to: 'pot' },
      {
        type: 'round',
        calls: { a: 'pass', b: 'pass', c: 'stand', d: 'defend' },
        tricks: { c: 2, d: 1 },
      },
    ],
  );
  expect(amountText(state.pot)).toBe('4');
  expect(amountText(gameOf('limited-loo').upcoming!(state)!.share)).toBe('7/3');
});

test('five cards: the trick is the book’s, which the referee judges too', () => {
  const cases = JSON.parse(
    readFileSync(new URL('../../engine/cases/referee.json', import.meta.url), 'utf8'),
  ) as unknown;
  for (const card of cardsOf('five-card-loo', 'trick').flat()) {
    expect(JSON.stringify(cases)).toContain(`"${card}"`);
  }
});

test('five cards: who is looed pays 5, and the next pot opens at 10', () => {
  const players = ['a', 'b', 'c', 'd', 'e'];
  const { state } = play('five-card-loo', players, [
    { type: 'round', tricks: { a: 1, b: 1, c: 1, d: 2 } },
  ]);
  expect(amountText(gameOf('five-card-loo').upcoming!(state)!.openingPot)).toBe('10');
  expect(amountText(state.net.get('e')!)).toBe('-6');
});

describe('loba de menos', () => {
  test('the figures are figures', () => {
    play(
      'loba-de-menos',
      ['a', 'b'],
      [
        {
          type: 'round',
          out: 'a',
          melds: { a: cardsOf('loba-de-menos', 'figures') },
          hands: { b: 5 },
        },
      ],
    );
  });

  test.each([
    ['rioplatense', 57],
    ['all-ten', 37],
    ['uruguay', 62],
  ])('the hand counts, by the values of %s, %i', (values, points) => {
    const [hand] = cardsOf('loba-de-menos', 'hand');
    const { state } = play(
      'loba-de-menos',
      ['a', 'b'],
      [{ type: 'round', out: 'a', hands: { b: hand } }],
      { values },
    );
    expect(gameOf('loba-de-menos').summary?.(state).standings).toContainEqual({
      player: 'b',
      total: points,
      state: 'in',
      reenganches: 0,
    });
  });

  test('both who are out may come back with 98', () => {
    const { state } = play(
      'loba-de-menos',
      ['a', 'b', 'c', 'd'],
      [
        { type: 'round', out: 'd', hands: { a: 70, b: 65, c: 60 } },
        { type: 'round', out: 'c', hands: { a: 30, b: 30, d: 40 } },
        { type: 'round', out: 'd', hands: { a: 10, b: 10, c: 38 } },
      ],
    );
    expect(gameOf('loba-de-menos').summary?.(state)).toMatchObject({
      mayReenter: ['a', 'b'],
      reentryScore: 98,
    });
  });
});

test('loba de más: the round counts 57', () => {
  const { state } = play(
    'loba-de-mas',
    ['a', 'b'],
    [{ type: 'round', out: 'a', melds: { a: cardsOf('loba-de-mas', 'round') } }],
  );
  expect(gameOf('loba-de-mas').summary?.(state).standings?.[0]).toMatchObject({ total: 57 });
});

test('chinchón: three are left over, and seven in a row win', () => {
  const { state } = play(
    'chinchon',
    ['a', 'b'],
    [
      { type: 'round', closer: 'a', hands: { a: cardsOf('chinchon', 'close')[2], b: 20 } },
      { type: 'round', closer: 'a', chinchon: 'a', hands: { b: 20 } },
    ],
  );
  const standings = gameOf('chinchon').summary?.(state).standings ?? [];
  expect(standings.find(({ player }) => player === 'a')?.total).toBe(3);
  expect(state.winners).toEqual(['a']);
  expect(cardsOf('chinchon', 'chinchon')[0]).toHaveLength(7);
});

test.each(LOCALES)('%s tells every section and example there is, and no other', (locale) => {
  const file = new URL(`../../messages/${locale}.json`, import.meta.url);
  const { rules } = JSON.parse(readFileSync(file, 'utf8')) as {
    rules: Record<GameId, { sections: object; examples: object }>;
  };
  for (const game of GAME_IDS) {
    expect(Object.keys(rules[game].sections)).toEqual(CHAPTERS[game].sections);
    expect(Object.keys(rules[game].examples)).toEqual(CHAPTERS[game].examples.map(({ id }) => id));
  }
});
