// A player's page says what a second, naive count over the exported documents says, also after corrections and merges.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { players } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import type { DocumentExpense } from '@/engine/document/document';
import { readDocument } from '@/engine/document/read';
import { scoreNight } from '@/engine/document/result';
import { amount, amountText, ZERO } from '@/engine/money/amount';
import { newKey } from '@/server/key';
import { clubOf } from '@/server/settlement/testing/nights';
import { outcomeOf } from '@/server/testing/outcome';
import { runOf } from './streaks';

type Club = Awaited<ReturnType<typeof clubOf>>;

const round = (tricks: object, more: object = {}) => ({ type: 'round', tricks, ...more });

/** Everything of one player, counted from the documents of all nights and nothing else. */
async function naively({ api, clubId }: Club, playerId: string) {
  const { nights } = await api.sessions.list({ clubId, limit: 50 });
  const games = new Map<string, { matches: number; units: typeof ZERO; counted: number[] }>();
  const lines: { date: string; units: string; money: string | null }[] = [];
  for (const { id: sessionId, date } of nights.toReversed()) {
    const { document: text } = await api.export.night({ clubId, sessionId });
    const read = readDocument(text);
    if (!('document' in read)) throw new Error('an export that cannot be read');
    const people = (await api.sessions.get({ clubId, sessionId })).players;
    const his = people.filter((one) => one.playerId === playerId).map(({ ref }) => ref);
    const scored = scoreNight(read.document);
    let units = ZERO;
    let sat = false;
    for (const { match, timeline } of scored.matches) {
      for (const ref of his.filter((one) => timeline.state.net.has(one))) {
        sat = true;
        const net = timeline.state.net.get(ref)!;
        units = units.add(net);
        const so = games.get(match.game) ?? { matches: 0, units: ZERO, counted: [0, 0, 0, 0, 0] };
        games.set(match.game, so);
        so.matches += 1;
        so.units = so.units.add(net);
        for (const { output } of timeline.played) {
          const facts = output.round?.facts;
          if (!facts) continue;
          const was =
            'looed' in facts
              ? [
                  facts.dealtIn.includes(ref),
                  facts.active.includes(ref) && facts.defender !== ref,
                  facts.tricks.get(ref),
                  facts.looed.includes(ref),
                  facts.defender === ref,
                ]
              : [facts.totals.has(ref), 0, 0, 0, 0];
          so.counted = so.counted.map((count, place) => count + Number(was[place] ?? 0));
        }
      }
    }
    const money = his.reduce<bigint | null>((so, ref) => {
      if (so === null || scored.money === null) return null;
      return so + (scored.money.get(ref) ?? 0n) - spentBy(ref, read.document.expenses ?? []);
    }, 0n);
    if (sat) lines.push({ date, units: amountText(units), money: money?.toString() ?? null });
  }
  return {
    games: [...games]
      .map(([game, one]) => ({ game, ...one, units: amountText(one.units) }))
      .sort((a, b) => (a.game < b.game ? -1 : 1)),
    nights: lines,
  };
}

/** Cents that he is owed of expenses; here each divides without a rest. */
function spentBy(ref: string, expenses: readonly DocumentExpense[]): bigint {
  const cents = expenses.reduce((so, expense) => {
    const whole = Number(expense.amount) * 100;
    const paid = expense.paidBy === ref ? whole : 0;
    return so + paid - (expense.for.includes(ref) ? whole / expense.for.length : 0);
  }, 0);
  return BigInt(cents);
}

/** The same of the history, in the same form. */
async function told({ api, clubId }: Club, playerId: string) {
  const { games, nights } = await api.history.player({ clubId, playerId });
  return {
    games: games
      .map(({ game, matches, units, counted: c }) => {
        return {
          game,
          matches,
          units,
          counted: [c.rounds, c.stood, c.tricks, c.looed, c.defended],
        };
      })
      .sort((a, b) => (a.game < b.game ? -1 : 1)),
    nights: nights.map(({ date, units, money }) => ({ date, units, money: money?.money ?? null })),
  };
}

async function agree(club: Club) {
  const { api, clubId } = club;
  for (const { id } of await api.players.list({ clubId })) {
    expect(await told(club, id), id).toEqual(await naively(club, id));
  }
  await club.verified();
}

/** Three nights of two games: one settled with a pizza, one with two matches, one with an open pot. */
async function threeNights(club: Club) {
  const [ana, ben, cem] = club.players as [string, string, string];
  const first = await club.night('2025-12-30', club.players, '0.13');
  await club.append(first.matchId, round({ p2: 2, p3: 1 }));
  await club.append(first.matchId, round({ p1: 2, p2: 1 }, { calls: { p4: 'pass' } }));
  await club.append(first.matchId, { type: 'close' });
  await club.spend(first.sessionId, ana, '12.00', club.players, 'Pizza');
  await club.settle(first.sessionId);

  const second = await club.night('2026-01-08', [ana, ben, cem], '0.10', 'loba-de-menos');
  await club.append(second.matchId, { type: 'round', out: 'p1', hands: { p2: 101, p3: 40 } });
  await club.append(second.matchId, { type: 'reenganche', player: 'p2' });
  await club.append(second.matchId, { type: 'round', out: 'p1', hands: { p2: 80, p3: 80 } });
  const { matchId } = await club.anotherMatch(second.sessionId, [ben, cem]);
  await club.append(matchId, round({ p3: 3 }));
  await club.append(matchId, { type: 'close' });

  const third = await club.night('2026-01-15', [ana, cem, ben]);
  await club.append(third.matchId, round({ p2: 3 }));
  return { first, second, third };
}

test('all numbers equal those counted from the documents, after a correction of a settled night too', async () => {
  const club = await clubOf(await testDatabase());
  const { first } = await threeNights(club);
  await agree(club);
  const before = await told(club, club.players[3]!);
  await club.append(first.matchId, { type: 'amend', entry: 1, with: round({ p4: 3 }) });
  await agree(club);
  expect(await told(club, club.players[3]!)).not.toEqual(before);
});

test('who was entered twice has one history, which is two again when the merge is undone', async () => {
  const club = await clubOf(await testDatabase(), { people: 5 });
  const { api, clubId } = club;
  const [ana, ben, cem, , annie] = club.players as [string, string, string, string, string];
  const { second } = await threeNights({ ...club, players: club.players.slice(0, 4) });
  // She sits at the other table of a night at which she is known by her other name.
  const there = await club.anotherMatch(second.sessionId, [annie, club.players[3]!]);
  await club.append(there.matchId, round({ p4: 1, p5: 2 }));
  await club.append(there.matchId, { type: 'close' });
  const four = await club.night('2026-02-05', [annie, ben, cem], '0.05');
  await club.append(four.matchId, round({ p1: 2, p3: 1 }));
  await club.append(four.matchId, { type: 'close' });
  await agree(club);
  const before = [await told(club, ana), await told(club, annie)];

  const { mergeId } = await api.players.merge({ clubId, fromId: annie, intoId: ana });
  await agree(club);
  const merged = await api.history.player({ clubId, playerId: annie });
  expect(merged).toEqual(await api.history.player({ clubId, playerId: ana }));
  expect(merged).toMatchObject({ player: { id: ana }, nights: { length: 4 } });

  await api.players.undoMerge({ clubId, mergeId });
  await agree(club);
  expect([await told(club, ana), await told(club, annie)]).toEqual(before);
});

test('money is said to oneself and to those who settle, to nobody else; a game alone has none', async () => {
  const club = await clubOf(await testDatabase());
  const { third } = await threeNights(club);
  const { here, clubId } = club;
  const ben = club.players[1]!;
  const [user] = await here.database.sql`select id from users where name = 'member'`;
  const own = club.players[0]!;
  await here.database.db.update(players).set({ userId: user!.id }).where(eq(players.id, own));
  const asked = async (who: string, playerId: string) => {
    const { seesMoney, money, nights } = await here.as(who).history.player({ clubId, playerId });
    expect(nights.length).toBe(3);
    return [seesMoney, money.length > 0, nights.some((night) => night.money !== null)];
  };
  expect(await asked('organiser', ben)).toEqual([true, true, true]);
  expect(await asked('scorer', ben)).toEqual([false, false, false]);
  expect(await asked('member', ben)).toEqual([false, false, false]);
  expect(await asked('member', own)).toEqual([true, true, true]);

  const game = 'loba-de-menos' as const;
  const loba = await club.api.history.player({ clubId, playerId: ben, game });
  const all = await club.api.history.player({ clubId, playerId: ben });
  expect(loba.games).toEqual(all.games);
  expect(loba).toMatchObject({ game, money: [], nights: [{ date: '2026-01-08', money: null }] });
  expect(loba.units).toBe(all.games.find((one) => one.game === game)?.units);
  // Two nights are known in money: the pot of the third is open.
  expect(all.money).toMatchObject([{ currency: 'EUR', nights: 2 }]);
  expect(all.comparedIn).toBeNull();
  await club.append(third.matchId, { type: 'close' });
  // Nights of several games are compared in money, once it is known of each.
  const closed = await club.api.history.player({ clubId, playerId: ben });
  const most = closed.nights.reduce((a, b) =>
    Number(b.money?.money) > Number(a.money?.money) ? b : a,
  );
  expect(closed).toMatchObject({
    comparedIn: 'EUR',
    best: { sessionId: most.sessionId, net: most.money?.money },
  });
  expect(loba.comparedIn).toBeNull();
  expect((await here.as('scorer').history.player({ clubId, playerId: ben })).comparedIn).toBeNull();
  expect(
    await outcomeOf(() => here.as('view link').history.player({ clubId, playerId: ben })),
  ).toBe('not-allowed');
});

test('who has not played yet has a history of nothing; where money is not played for there is none', async () => {
  const club = await clubOf(await testDatabase(), { currency: null });
  const { api, clubId } = club;
  const { id: playerId } = await api.players.add({ requestId: newKey(), clubId, name: 'New' });
  expect(await api.history.player({ clubId, playerId })).toMatchObject({
    games: [],
    units: '0',
    best: null,
    worst: null,
    streaks: { won: 0, lost: 0, now: { kind: 'even', nights: 0 } },
    nights: [],
  });
  const { matchId, sessionId } = await club.night('2026-01-01');
  await club.play(matchId, [['p1', 'p2', '7/3']]);
  await club.settle(sessionId);
  expect(await api.history.player({ clubId, playerId: club.players[0]! })).toMatchObject({
    units: '-7/3',
    money: [],
    nights: [{ date: '2026-01-01', units: '-7/3', money: null }],
  });
});

test('the best and the worst night, and the nights won and lost on end', () => {
  const nets = ['2', '5', '5', '-1/3', '-4', '-4', '-1', '0', '7/3'];
  const nights = nets.map((net, day) => {
    return { sessionId: `${day}`, date: `2026-01-0${day + 1}`, net: amount(net) };
  });
  expect(runOf(nights)).toEqual({
    best: { sessionId: '1', date: '2026-01-02', net: '5' },
    worst: { sessionId: '4', date: '2026-01-05', net: '-4' },
    streaks: { won: 3, lost: 4, now: { kind: 'won', nights: 1 } },
  });
  expect(runOf(nights.slice(0, 8)).streaks.now).toEqual({ kind: 'even', nights: 1 });
});
