// A club to look at: long names in several scripts, nights in every state, and pots that are no whole numbers.
import type { LogEntry, LooRound } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import { dayAfter, localTime } from '@/server/clubs/local-time';
import { newKey } from '@/server/key';
import type { Account, Api } from './account';
import { type MatchToSee, OTHER_GAMES, type OtherGame } from './other-games';

export interface NightToSee {
  /** `/c/<club>/nights/<night>` */
  readonly night: string;
  readonly table: string;
  readonly board: string;
}

export interface Evening {
  readonly club: string;
  readonly emptyClub: string;
  /** Under way, a few taps before a double is saved; its pots are fractions, one round was corrected. */
  readonly live: NightToSee;
  /** Closed, and ready to be settled. */
  readonly ready: NightToSee;
  readonly settled: NightToSee;
  /** Five friends with short names, in the middle of a double of twelve. */
  readonly friends: NightToSee;
  /** Before its first round, in a German club. */
  readonly fresh: NightToSee;
  readonly games: Readonly<Record<OtherGame, NightToSee>>;
  /** Closed, and something of it was corrected later. */
  readonly season: string;
}

/** Of several scripts, and as long as names are. */
const EIGHT = [
  'Maximiliane von Hohenstein-Wertheim',
  'Bea',
  'José María Álvarez de Toledo',
  'Nguyễn Thị Minh Khai',
  'Владимир Константинов',
  'Ελευθερία Παπαδοπούλου',
  'محمد عبد الرحمن',
  'Þórdís Guðmundsdóttir',
];
const FIVE = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'];

const CLUB = {
  currency: 'EUR',
  unitValue: '0.10',
  timeZone: 'Europe/Berlin',
  locale: 'en',
} as const;

export async function anEvening({ api }: Account): Promise<Evening> {
  const club = await api.clubs.create.mutate({
    ...CLUB,
    requestId: newKey(),
    name: 'Thursday night at the Golden Lion',
  });
  const eight = await playersOf(api, club.id, EIGHT);
  const settled = await nightOf(api, club, '2026-11-12', eight, SETTLED);
  const toSettle = { clubId: club.id, sessionId: settled.sessionId };
  const { version } = await api.settlement.get.query(toSettle);
  await api.settlement.settle.mutate({ ...toSettle, expectedVersion: version });
  const ready = await nightOf(api, club, '2026-11-19', eight.slice(0, 6), READY);
  const season = await closedSeason(api, club.id);
  const { matchId } = ready;
  const corrected = { type: 'amend' as const, entry: 1, with: round([5, 5, 5]) };
  const sent = { clubId: club.id, matchId, clientId: newKey(), expectedVersion: READY.length };
  await api.matches.append.mutate({ ...sent, entry: corrected });
  const live = await nightOf(api, club, '2026-11-26', eight, LIVE);

  await planNext(api, club.id, eight);

  const five = await api.clubs.create.mutate({
    ...CLUB,
    requestId: newKey(),
    name: 'Thursday club',
  });
  const friends = await playersOf(api, five.id, FIVE);
  const games = {} as Record<OtherGame, NightToSee>;
  for (const [game, match] of Object.entries(OTHER_GAMES) as [OtherGame, MatchToSee][]) {
    const { club: name } = match;
    const house = await api.clubs.create.mutate({ ...CLUB, requestId: newKey(), name });
    const seated = await playersOf(api, house.id, EIGHT.slice(0, match.seats));
    const { log, rules } = match;
    games[game] = await nightOf(api, house, '2026-11-26', seated, log, { game, rules });
  }
  const empty = await api.clubs.create.mutate({
    ...CLUB,
    requestId: newKey(),
    name: 'Tuesday table',
  });
  const german = await api.clubs.create.mutate({
    ...CLUB,
    requestId: newKey(),
    name: 'Skatfreunde',
    locale: 'de',
  });
  const there = await playersOf(api, german.id, FIVE);
  return {
    club: `/c/${club.slug}`,
    emptyClub: `/c/${empty.slug}`,
    live,
    ready,
    settled,
    friends: await nightOf(api, five, '2026-11-26', friends, FRIENDS),
    games,
    fresh: await nightOf(api, german, '2026-11-26', there, []),
    season: `/c/${club.slug}/seasons/${season}`,
  };
}

async function playersOf(api: Api, clubId: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await api.players.add.mutate({ requestId: newKey(), clubId, name })).id);
  }
  return ids;
}

interface Played {
  readonly game: GameId;
  readonly rules: MatchToSee['rules'];
}

/** One in money that goes on, and one by points that is over. @returns the latter */
async function closedSeason(api: Api, clubId: string): Promise<string> {
  const points = [10, 7, 5, 3, 2, 1];
  const said = { clubId, game: null, bestOf: null, points };
  const year = { from: '2026-01-01', to: '2026-12-31', score: 'net' as const, minNights: 2 };
  await api.seasons.create.mutate({ ...said, ...year, requestId: newKey(), name: '2026' });
  const autumn = { from: '2026-11-01', to: '2026-11-20', score: 'places' as const, minNights: 2 };
  const name = 'Autumn at the Golden Lion';
  const asked = { ...said, ...autumn, requestId: newKey(), name };
  const { id: seasonId } = await api.seasons.create.mutate(asked);
  await api.seasons.close.mutate({ clubId, seasonId, expectedVersion: 1 });
  return seasonId;
}

/** One is tonight's, one was called off, and one lies a week ahead. */
async function planNext(api: Api, clubId: string, people: readonly string[]): Promise<void> {
  const inDays = (days: number) => dayAfter(localTime(new Date(), CLUB.timeZone).date, days);
  const place = 'Golden Lion, the room behind the bar';
  const note = 'Bring the small chips. Who is late rings twice.';
  const asked = { clubId, dates: [0, 7, 14].map(inDays), time: '19:30', place, note };
  const { ids } = await api.planning.create.mutate({ requestId: newKey(), ...asked });
  const [tonight = '', off = ''] = ids;
  const said = ['yes', 'yes', 'maybe', 'yes', 'no'] as const;
  for (const [index, answer] of said.entries()) {
    const playerId = people[index] ?? '';
    await api.planning.answer.mutate({ clubId, plannedId: tonight, playerId, answer });
  }
  await api.planning.answer.mutate({ clubId, plannedId: tonight, answer: 'yes' });
  await api.planning.callOff.mutate({ clubId, plannedId: off, calledOff: true });
}

async function nightOf(
  api: Api,
  club: { id: string; slug: string },
  date: string,
  players: readonly string[],
  log: readonly LogEntry[],
  { game, rules }: Played = { game: 'limited-loo', rules: {} },
): Promise<NightToSee & { sessionId: string; matchId: string }> {
  const clubId = club.id;
  const match = { game, rules: { written: rules }, players: [...players], dealer: players[0]! };
  const { sessionId, matchId } = await api.sessions.start.mutate({
    requestId: newKey(),
    clubId,
    date,
    unitValue: CLUB.unitValue,
    match,
  });
  for (const [expectedVersion, entry] of log.entries()) {
    const clientId = newKey();
    await api.matches.append.mutate({ clubId, matchId, clientId, expectedVersion, entry });
  }
  const night = `/c/${club.slug}/nights/${sessionId}`;
  const { path } = await api.links.board.mutate({ clubId, sessionId });
  return { sessionId, matchId, night, table: `${night}/matches/${matchId}`, board: path };
}

/** Players by their seats, from 1. */
function round(tricks: readonly number[], calls: LooRound['calls'] = {}): LooRound {
  const said = Object.keys(calls).length > 0 ? { calls } : {};
  return { type: 'round', ...said, tricks: tricks.map((seat) => `p${seat}`) };
}

function passing(...seats: number[]): Record<string, 'pass'> {
  return Object.fromEntries(seats.map((seat) => [`p${seat}`, 'pass' as const]));
}

const SETTLED: readonly LogEntry[] = [
  round([2, 2, 3]),
  round([3, 1, 3], passing(4, 5, 6, 7, 8)),
  round([4, 2, 4], { ...passing(1, 5, 6, 8), p7: 'miss' }),
  round([8, 8, 8], passing(1, 2, 3, 5)),
  { type: 'close' },
];

const READY: readonly LogEntry[] = [
  round([1, 5, 5]),
  round([6, 3, 6], passing(1, 4)),
  round([2, 2, 5], passing(4, 6)),
  { type: 'close' },
];

/** Two defended rounds leave thirds in the pot. The first round was entered wrong and corrected. */
const LIVE: readonly LogEntry[] = [
  round([6, 6, 2]),
  round([5, 2, 5], { ...passing(1, 3, 4, 6, 7, 8), p2: 'defend' }),
  round([1, 3, 1], { ...passing(2, 4, 5, 6, 7, 8), p3: 'defend' }),
  { type: 'amend', entry: 1, with: round([6, 6, 3]) },
];

/** Bea deals a double of 12. */
const FRIENDS: readonly LogEntry[] = [
  round([2, 3, 2]),
  round([1, 1, 4], passing(2, 5)),
  round([5, 3, 5], passing(1, 4)),
  round([5, 1, 5]),
  round([1, 2, 1], passing(3, 4)),
  round([2, 4, 2]),
];
