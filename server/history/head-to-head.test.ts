// Two against each other, the biggest pots and the re-entries: as counted from the exported documents of all nights.
import { expect, test } from 'vitest';
import { users } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { gameOf } from '@/engine/document/games';
import { readDocument } from '@/engine/document/read';
import { scoreNight } from '@/engine/document/result';
import { placesOf } from '@/engine/match/places';
import { isError } from '@/engine/match/problem';
import type { Timeline } from '@/engine/match/replay';
import { type Amount, amount, amountText, ZERO } from '@/engine/money/amount';
import { POT } from '@/engine/money/posting';
import { createDemo } from '@/server/demo/create';
import { newKey } from '@/server/key';
import { clubOf } from '@/server/settlement/testing/nights';
import { outcomeOf } from '@/server/testing/outcome';
import { testEnvironment } from '@/server/testing/world';
import { createCaller } from '@/server/trpc/router';

type Api = ReturnType<typeof createCaller>;

interface Sitting {
  readonly date: string;
  readonly unitValue: string;
  readonly game: string;
  /** By player. */
  readonly places: ReadonlyMap<string, number> | null;
  readonly nets: ReadonlyMap<string, Amount>;
  readonly pots: ReadonlyMap<string, Amount>;
  readonly bought: ReadonlyMap<string, number>;
  readonly winners: readonly string[];
}

/** Every match of every night, from the documents alone, by players. */
async function sittings(api: Api, clubId: string): Promise<{ all: Sitting[]; came: string[][] }> {
  const { nights } = await api.sessions.list({ clubId, limit: 50 });
  const all: Sitting[] = [];
  const came: string[][] = [];
  for (const { id: sessionId, date } of nights.toReversed()) {
    const { document: text } = await api.export.night({ clubId, sessionId });
    const read = readDocument(text);
    if (!('document' in read)) throw new Error('an export that cannot be read');
    const people = (await api.sessions.get({ clubId, sessionId })).players;
    const idOf = new Map(people.map(({ ref, playerId }) => [ref, playerId]));
    const byPlayer = <T>(map: ReadonlyMap<string, T>) =>
      new Map([...map].map(([ref, value]) => [idOf.get(ref)!, value]));
    const { unitValue = '1' } = read.document.session ?? {};
    const scored = scoreNight(read.document).matches;
    const sat = scored.flatMap(({ timeline }) => [...timeline.state.net.keys()]);
    came.push([...new Set(sat.map((ref) => idOf.get(ref)!))]);
    for (const { match, timeline } of scored) {
      const places = placesOf(gameOf(match.game), timeline.state);
      all.push({
        date,
        unitValue,
        game: match.game,
        places: places && byPlayer(places),
        nets: byPlayer(timeline.state.net),
        pots: byPlayer(potsOf(timeline)),
        bought: byPlayer(boughtIn(timeline)),
        winners: timeline.state.winners.map((ref) => idOf.get(ref)!),
      });
    }
  }
  return { all, came };
}

function potsOf({ played }: Timeline) {
  const most = new Map<string, Amount>();
  for (const { output } of played) {
    const taken = new Map<string, Amount>();
    for (const { from, to, amount: units, reason } of output.postings) {
      if (from !== POT || !['trick', 'pot-taken', 'flush', 'prize'].includes(reason)) continue;
      taken.set(to, (taken.get(to) ?? ZERO).add(units));
    }
    for (const [ref, units] of taken) {
      if (units.compare(most.get(ref) ?? ZERO) > 0) most.set(ref, units);
    }
  }
  return most;
}

function boughtIn({ played }: Timeline) {
  const bought = new Map<string, number>();
  for (const { entry, problems } of played) {
    if (entry.type !== 'reenganche' || problems.some(isError)) continue;
    bought.set(entry.player, (bought.get(entry.player) ?? 0) + 1);
  }
  return bought;
}

/** Games by name, each with what `count` makes of its sittings. */
function byGame<T>(all: readonly Sitting[], count: (of: readonly Sitting[]) => T) {
  const games = [...new Set(all.map(({ game }) => game))].sort();
  return games.map((game) => [game, count(all.filter((one) => one.game === game))] as const);
}

const total = (units: readonly Amount[]) =>
  amountText(units.reduce((so, one) => so.add(one), amount(0)));

async function agree(api: Api, clubId: string): Promise<void> {
  const { all, came } = await sittings(api, clubId);
  const people = (await api.players.list({ clubId })).map(({ id }) => id);
  for (const one of people.slice(0, 5)) {
    const history = await api.history.player({ clubId, playerId: one });
    const told = history.games.map(({ game, biggestPot: pot, reentries: back }) => {
      return [game, { pot: pot && [pot.units, pot.date], back }] as const;
    });
    const his = all.filter(({ nets }) => nets.has(one));
    const counted = byGame(his, (of) => {
      const most = of.reduce<Sitting | null>((best, sitting) => {
        const units = sitting.pots.get(one);
        return units && units.compare(best?.pots.get(one) ?? ZERO) > 0 ? sitting : best;
      }, null);
      const back = of.filter(({ bought }) => bought.has(one));
      return {
        pot: most && [amountText(most.pots.get(one)!), most.date],
        back:
          back.length === 0
            ? null
            : {
                matches: back.length,
                bought: back.reduce((so, { bought }) => so + bought.get(one)!, 0),
                won: back.filter(({ winners }) => winners.includes(one)).length,
                units: total(back.map(({ nets }) => nets.get(one)!)),
              },
      };
    });
    expect([...told].sort()).toEqual(counted);

    const { others, more } = await api.history.met({ clubId, playerId: one });
    const nightsWith = (other: string) =>
      came.filter((night) => night.includes(one) && night.includes(other)).length;
    const met = people.filter((other) => other !== one && nightsWith(other) > 0);
    expect(others.map(({ id }) => id).sort()).toEqual(met.sort());
    expect(others.map(({ nights }) => nights)).toEqual(
      others.map(({ id }) => nightsWith(id)).sort((a, b) => b - a),
    );
    expect(more).toBe(false);

    for (const other of people.slice(0, 3).filter((two) => two !== one)) {
      const against = await api.history.headToHead({ clubId, playerId: one, otherId: other });
      const both = his.filter(({ nets, places }) => places !== null && nets.has(other));
      const finished = ({ places }: Sitting) => places!.get(one)! - places!.get(other)!;
      expect(against.nights).toBe(nightsWith(other));
      expect(against.games.map(({ game, ...counts }) => [game, counts] as const).sort()).toEqual(
        byGame(both, (of) => ({
          matches: of.length,
          nights: new Set(of.map(({ date }) => date)).size,
          better: of.filter((sitting) => finished(sitting) < 0).length,
          worse: of.filter((sitting) => finished(sitting) > 0).length,
          equal: of.filter((sitting) => finished(sitting) === 0).length,
          units: total(of.map(({ nets }) => nets.get(one)!)),
          otherUnits: total(of.map(({ nets }) => nets.get(other)!)),
        })),
      );
      const cents = both.reduce(
        (so, { nets, unitValue }) => so.add(nets.get(one)!.mul(unitValue).mul(100)),
        amount(0),
      );
      const rounded = amountText(cents.add('1/2').floor());
      expect(against.player.money ?? []).toEqual(
        both.length === 0 ? [] : [{ currency: 'EUR', money: rounded, matches: both.length }],
      );
    }
  }
}

test('all of it equals a count over the documents, with all five games, and after a correction', async () => {
  const database = await testDatabase();
  testEnvironment(database.url);
  const ada = { name: 'Ada', email: 'ada@example.org', passwordHash: '', locale: 'en' };
  const [user] = await database.db.insert(users).values(ada).returning();
  const userId = user!.id;
  const demo = { timeZone: 'Europe/Berlin', weeks: 3 };
  const { slug } = await createDemo(database.db, userId, demo);
  const api = createCaller({ db: database.db, actor: { kind: 'user', userId } });
  const { id: clubId } = await api.clubs.bySlug({ slug });
  await agree(api, clubId);

  const [live] = (await api.sessions.list({ clubId })).nights;
  const matchId = live!.matches[0]!.id;
  const append = async (entry: object) => {
    const { version: expectedVersion } = await api.matches.get({ clubId, matchId });
    await api.matches.append({ clubId, matchId, clientId: newKey(), expectedVersion, entry });
  };
  await append({ type: 'close' });
  await append({ type: 'void', entry: 1 });
  await agree(api, clubId);
});

test('money is told of whom the reader is told it, and nobody is set against himself', async () => {
  const club = await clubOf(await testDatabase());
  const { api, clubId, here } = club;
  const [ana, ben] = club.players as [string, string];
  const { matchId } = await club.night('2026-01-01', [ana, ben]);
  await club.play(matchId, [['p1', 'p2', '7/3']]);
  const asked = { clubId, playerId: ana, otherId: ben };
  expect(await api.history.headToHead(asked)).toMatchObject({
    nights: 1,
    player: { money: [{ currency: 'EUR', money: '-233', matches: 1 }] },
    other: { money: [{ currency: 'EUR', money: '233', matches: 1 }] },
    games: [{ better: 0, worse: 1, equal: 0, units: '-7/3', otherUnits: '7/3' }],
  });
  const { playerId: me } = await here.as('member').members.playAsMyself({ clubId });
  await api.players.merge({ clubId, fromId: ana, intoId: me });
  expect(await here.as('member').history.headToHead(asked)).toMatchObject({
    player: { id: me, money: [{ money: '-233' }] },
    other: { money: null },
  });
  const itself = () => api.history.headToHead({ ...asked, otherId: me });
  expect(await outcomeOf(itself)).toBe('invalid-input');
});
