// Every value of every house rule, set as a club sets it: kept whole, and at the table it does what it says.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matches, sessionPlayers } from '@/db/schema';
import { createDatabase } from '@/db/testing/database';
import { GAMES, gameOf } from '@/engine/document/games';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import {
  accepts,
  completeRules,
  type HouseRule,
  isTree,
  type RuleValues,
  ruleAt,
} from '@/engine/match/house-rules';
import { amountText } from '@/engine/money/amount';
import { newKey } from '@/server/key';
import { replayedAfresh } from '@/server/matches/match';
import { outcomeOf, refusalOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';
import type { Given, Sight, Situation } from './testing/situation';
import { SITUATIONS } from './testing/situations';

const RULES = GAME_IDS.flatMap((game) =>
  GAMES[game].houseRules.map((rule): [GameId, string, HouseRule] => [game, rule.key, rule]),
);

let here: World;
let people: string[];
let ended: () => Promise<void>;
afterAll(() => ended());
beforeAll(async () => {
  const { drop, ...database } = await createDatabase();
  ended = drop;
  here = await world(database);
  const { clubId } = here.own;
  const player = { requestId: newKey(), clubId, name: 'Eva' };
  people = [...here.own.players, (await here.as('owner').players.add(player)).id];
});

/** The values that can be listed; of amounts and points there are too many. */
function listed(values: RuleValues): unknown[] {
  const orNull = 'orNull' in values && values.orNull ? [null] : [];
  switch (values.type) {
    case 'choice':
      return [...values.of];
    case 'flag':
      return [true, false];
    case 'units':
      return orNull;
    case 'number':
      return [...(values.only ?? []), ...orNull];
    case 'either':
      return values.of.flatMap(listed);
    case 'form':
      return ['open', null].filter((value) => values.accepts(value));
  }
}

const isOpen = (values: RuleValues): boolean =>
  values.type === 'either'
    ? values.of.some(isOpen)
    : values.type === 'units' ||
      values.type === 'form' ||
      (values.type === 'number' && !values.only);

function merged(...trees: (object | undefined)[]): object {
  const all: Record<string, unknown> = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree ?? {})) {
      const before = all[key];
      all[key] = isTree(before) && isTree(value) ? { ...before, ...value } : value;
    }
  }
  return all;
}

const setTo = (key: string, value: unknown): object => {
  const [group = '', name] = key.split('.');
  return name === undefined ? { [group]: value } : { [group]: { [name]: value } };
};

describe.each(RULES)('%s: %s', (game, key, rule) => {
  const situation = SITUATIONS[game][key]!;

  test('has a situation for every value there is', () => {
    const tried = situation.gives.map(({ value }) => JSON.stringify(value));
    for (const value of listed(rule.values)) expect(tried).toContain(JSON.stringify(value));
    if (isOpen(rule.values)) expect(tried.length).toBeGreaterThan(listed(rule.values).length);
    expect(new Set(tried).size).toBe(tried.length);
    expect(situation.gives[0]?.value).toEqual(rule.default);
    for (const { value } of situation.gives) expect(accepts(rule.values, value)).toBe(true);
  });

  test('changes what its explanation says', async () => {
    const seen: string[] = [];
    for (const given of situation.gives) seen.push(await played(game, key, situation, given));
    expect(seen).toEqual(situation.gives.map((given) => given.seen));
    const [book, ...others] = seen;
    if (!situation.onlyShown) for (const other of others) expect(other).not.toBe(book);
  });
});

/** Saves the set, begins a match by it, enters what happens, and looks. */
async function played(
  game: GameId,
  key: string,
  { see, beside, log, players: count = 4 }: Situation,
  given: Given,
): Promise<string> {
  const { clubId } = here.own;
  const api = here.as('owner');
  const rules = merged(beside, given.beside, setTo(key, given.value));
  const { id } = await api.houseRules.create({
    requestId: newKey(),
    clubId,
    game,
    name: newKey(),
    rules,
  });
  const players = people.slice(0, count);
  const match = { game, rules: { set: id, version: 1 }, players, dealer: players[0]! };
  const date = '2026-11-28';
  const night = { requestId: newKey(), clubId, date, unitValue: '1', match };
  const { sessionId, matchId } = await api.sessions.start(night);
  const [row] = await here.database.db.select().from(matches).where(eq(matches.id, matchId));
  expect(row?.rules).toEqual(completeRules(gameOf(game).houseRules, rules));
  expect(ruleAt(row?.rules, key)).toEqual(given.value);
  if ((given.log ?? log).some((entry) => 'player' in entry && entry.player === 'p5')) {
    const comer = { clubId, sessionId, date, ref: 'p5', playerId: people[4]!, position: 5 };
    await here.database.db.insert(sessionPlayers).values(comer);
  }
  const answers: string[] = [];
  let expectedVersion = 0;
  for (const entry of given.log ?? log) {
    const sent = { clubId, matchId, clientId: newKey(), expectedVersion, entry };
    const outcome = await outcomeOf(() => api.matches.append(sent));
    if (outcome === 'passes') expectedVersion += 1;
    const word = outcome === 'passes' ? 'ok' : outcome;
    answers.push(outcome === 'against-the-rules' ? await why(sent) : word);
  }
  return look(matchId, answers, see);
}

type Sent = Parameters<ReturnType<World['as']>['matches']['append']>[0];

async function why(sent: Sent): Promise<string> {
  const { problems } = await refusalOf(() => here.as('owner').matches.append(sent));
  return problems.map(({ code }) => code).join('+');
}

async function look(matchId: string, answers: string[], see: readonly Sight[]): Promise<string> {
  const { db } = here.database;
  const [row] = await db.select().from(matches).where(eq(matches.id, matchId));
  const { state, problems } = await replayedAfresh(db, row!);
  const game = gameOf(row!.game as GameId);
  const standings = game.summary?.(state).standings ?? [];
  const sights: Record<Sight, () => string> = {
    answers: () => answers.join(' '),
    nets: () => [...state.net.values()].map(amountText).join(' '),
    pot: () => `pot ${amountText(state.pot)}`,
    totals: () =>
      [...standings]
        .sort((a, b) => (a.player < b.player ? -1 : 1))
        .map(
          ({ total, state: now, reenganches }) =>
            `${total}${now === 'in' ? '' : ` ${now}`}${reenganches > 0 ? `*${reenganches}` : ''}`,
        )
        .join(', '),
    dealer: () => `${state.nextDealer} deals`,
    end: () => (state.status === 'won' ? `${state.winners.join('+')} won` : state.status),
    warnings: () =>
      problems.flatMap(({ code }) => (code === 'seats-unusual' ? [] : [code])).join(' '),
  };
  return see.map((one) => sights[one]()).join('; ');
}
