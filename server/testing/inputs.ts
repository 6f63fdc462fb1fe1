// A valid input for every procedure, made for the world it is called in.
import { eq } from 'drizzle-orm';
import { claims, clubs, members, type Role, users } from '@/db/schema';
import type { ProcedurePath } from '@/server/auth/permissions';
import { newKey } from '@/server/key';
import { type ClubOfTests, SETUP_TOKEN, type World } from './world';

export type InputOf = (world: World) => unknown | Promise<unknown>;

const A_NIGHT = JSON.stringify({
  format: 'lanturlu/1',
  session: { date: '2026-11-20' },
  players: [
    { id: 'ana', name: 'Ana' },
    { id: 'bea', name: 'Bea' },
  ],
  matches: [{ game: 'limited-loo', seats: ['ana', 'bea'], log: [] }],
});

export const INPUTS: Readonly<Record<ProcedurePath, InputOf>> = {
  'auth.needsSetup': () => undefined,
  'auth.setup': () => ({
    token: SETUP_TOKEN,
    name: 'Second First',
    email: 'second@example.org',
    password: 'correct horse battery',
    locale: 'en',
  }),
  'auth.me': () => undefined,
  'auth.setLocale': () => ({ locale: 'es' }),
  'auth.logins': () => undefined,
  'auth.signOutLogin': ({ own }) => ({ loginId: own.clubId }),
  'auth.signOutOthers': () => undefined,
  'auth.previewDeletion': () => undefined,
  'auth.deleteAccount': () => undefined,
  'clubs.create': () => ({
    requestId: newKey(),
    name: 'Mittwochsrunde',
    currency: 'EUR',
    unitValue: '0.10',
    timeZone: 'Europe/Berlin',
    locale: 'de',
  }),
  'clubs.list': () => undefined,
  'clubs.bySlug': ({ own }) => ({ slug: own.slug }),
  'clubs.get': ({ own }) => ({ clubId: own.clubId }),
  'clubs.update': ({ own }) => ({ clubId: own.clubId, name: 'Renamed' }),
  'clubs.createDemo': () => ({ timeZone: 'Europe/Berlin', weeks: 1 }),
  'clubs.removeDemo': async ({ database, own: { clubId } }) => {
    await database.db.update(clubs).set({ demo: true }).where(eq(clubs.id, clubId));
    return { clubId };
  },
  'members.list': ({ own }) => ({ clubId: own.clubId }),
  'members.changeRole': async (world) => ({
    clubId: world.own.clubId,
    userId: await memberOf(world, 'member'),
    role: 'scorer',
  }),
  'members.remove': async (world) => ({
    clubId: world.own.clubId,
    userId: await memberOf(world, 'member'),
  }),
  'members.leave': async (world) => {
    // So that the owner, too, may go.
    await memberOf(world, 'owner');
    return { clubId: world.own.clubId };
  },
  'members.invite': ({ own }) => ({ ...AN_INVITATION, clubId: own.clubId, requestId: newKey() }),
  'members.invitations': ({ own }) => ({ clubId: own.clubId }),
  'members.revokeInvitation': async (world) => ({
    clubId: world.own.clubId,
    invitationId: (await invitationIn(world)).invitationId,
  }),
  'members.openInvitation': invited,
  'members.accept': invited,
  'members.register': async (world) => ({
    ...(await invited(world)),
    name: 'Zoe',
    email: `${newKey()}@example.org`,
    password: 'correct horse battery',
    locale: 'en',
  }),
  'members.claim': ({ own }) => ({ clubId: own.clubId, playerId: own.players[0] }),
  'members.playAsMyself': ({ own }) => ({ clubId: own.clubId }),
  'members.answerClaim': async (world) => {
    const { clubId } = world.own;
    const [playerId] = await newcomers(world);
    const userId = await memberOf(world, 'member');
    await world.database.db.insert(claims).values({ clubId, userId, playerId: playerId ?? '' });
    return { clubId, userId, playerId, agrees: true };
  },
  'members.passwordLink': async (world) => ({
    clubId: world.own.clubId,
    userId: await memberOf(world, 'member'),
  }),
  'members.setPassword': async (world) => {
    const userId = await memberOf(world, 'member');
    const { clubId } = world.own;
    const { path } = await world.as('owner').members.passwordLink({ clubId, userId });
    return { token: lastOf(path), password: 'a new one, and longer' };
  },
  'players.list': ({ own }) => ({ clubId: own.clubId }),
  'players.add': ({ own }) => ({ requestId: newKey(), clubId: own.clubId, name: 'Eva' }),
  'players.rename': ({ own }) => ({
    clubId: own.clubId,
    playerId: own.players[0],
    name: 'Anabel',
  }),
  'players.setActive': ({ own }) => ({
    clubId: own.clubId,
    playerId: own.players[0],
    active: false,
  }),
  'players.previewMerge': twoOfOne,
  'players.merge': twoOfOne,
  'players.merges': ({ own }) => ({ clubId: own.clubId }),
  'players.undoMerge': async (world) => {
    const { clubId } = world.own;
    return { clubId, ...(await world.as('owner').players.merge(await twoOfOne(world))) };
  },
  'players.previewErasure': ({ own }) => ({ clubId: own.clubId, playerId: own.players[0] }),
  'players.erase': async (world) => ({
    clubId: world.own.clubId,
    playerId: (await newcomers(world))[0],
    name: 'Eva',
  }),
  'links.board': ({ own }) => ({ clubId: own.clubId, sessionId: own.sessionId }),
  'links.revoke': ({ own }) => ({ clubId: own.clubId, linkId: own.viewLink }),
  'houseRules.list': async (world) => {
    await setIn(world);
    return { clubId: world.own.clubId };
  },
  'houseRules.get': async (world) => ({ clubId: world.own.clubId, id: await setIn(world) }),
  'houseRules.create': ({ own }) => ({
    requestId: newKey(),
    clubId: own.clubId,
    game: 'loba-de-menos',
    name: `Rules ${newKey()}`,
    rules: { values: 'uruguay' },
  }),
  'houseRules.save': async (world) => {
    const set = { clubId: world.own.clubId, id: await setIn(world) };
    const { version } = await world.as('owner').houseRules.get(set);
    return { ...set, expectedVersion: version, rules: { ante: { amount: '7/3' } } };
  },
  'houseRules.rename': async (world) => ({
    clubId: world.own.clubId,
    id: await setIn(world),
    name: 'As we play it',
  }),
  'houseRules.archive': async (world) => ({
    clubId: world.own.clubId,
    id: await setIn(world),
    archived: true,
  }),
  'planning.list': async (world) => {
    await plannedIn(world);
    return { clubId: world.own.clubId };
  },
  'planning.get': plannedIn,
  'planning.create': ({ own }) => ({
    requestId: newKey(),
    clubId: own.clubId,
    dates: [inDays(7), inDays(14)],
    ...AT_BENS,
  }),
  'planning.change': async (world) => {
    const planned = await plannedIn(world);
    const { version } = await world.as('owner').planning.get(planned);
    return { ...planned, expectedVersion: version, date: inDays(8), ...AT_BENS, time: '20:00' };
  },
  'planning.callOff': async (world) => ({ ...(await plannedIn(world)), calledOff: true }),
  'planning.answer': async (world) => {
    await everybodyPlays(world);
    return { ...(await plannedIn(world)), answer: 'yes' };
  },
  'planning.calendar': ({ own }) => ({ clubId: own.clubId }),
  'planning.makeCalendar': ({ own }) => ({ clubId: own.clubId }),
  'planning.revokeCalendar': ({ own }) => ({ clubId: own.clubId }),
  'sessions.start': ({ own }) => ({
    requestId: newKey(),
    clubId: own.clubId,
    date: '2026-11-28',
    unitValue: '0.05',
    match: seated(own.players),
  }),
  'sessions.startMatch': async (world) => ({
    requestId: newKey(),
    clubId: world.own.clubId,
    sessionId: world.own.sessionId,
    match: seated(await newcomers(world)),
  }),
  'sessions.repeatMatch': async (world) => ({
    requestId: newKey(),
    clubId: world.own.clubId,
    ...(await playedMatch(world)),
  }),
  'sessions.seat': async (world) => ({
    clubId: world.own.clubId,
    sessionId: world.own.sessionId,
    matchId: await matchIn(world),
    playerId: (await newcomers(world))[0],
  }),
  'sessions.list': ({ own }) => ({
    clubId: own.clubId,
    limit: 10,
    cursor: '9999-12-31_11111111-1111-4111-8111-111111111111',
  }),
  'sessions.get': ({ own }) => ({ clubId: own.clubId, sessionId: own.sessionId }),
  'matches.get': async (world) => ({ clubId: world.own.clubId, matchId: await matchIn(world) }),
  'matches.append': async (world) => ({
    ...(await nextRound(world)),
    clientId: newKey(),
  }),
  'matches.preview': nextRound,
  'matches.takeOver': async (world) => ({
    clubId: world.own.clubId,
    matchId: await matchIn(world),
    phone: newKey(),
  }),
  'live.night': async (world) => {
    await matchIn(world);
    return { clubId: world.own.clubId, sessionId: world.own.sessionId, since: 0 };
  },
  'settlement.get': ({ own }) => ({ clubId: own.clubId, sessionId: own.sessionId }),
  'settlement.settle': async (world) => {
    const night = { clubId: world.own.clubId, sessionId: await playedNight(world) };
    const { version } = await world.as('owner').settlement.get(night);
    return { ...night, expectedVersion: version };
  },
  'settlement.postings': async (world) => ({
    clubId: world.own.clubId,
    matchId: await matchIn(world),
    playerId: world.own.players[0],
  }),
  'settlement.carry': async (world) => ({
    clubId: world.own.clubId,
    matchId: await matchIn(world),
    from: world.own.sessionId,
    to: null,
  }),
  'expenses.add': (world) => ({ ...pizza(world), requestId: newKey() }),
  'expenses.change': async (world) => {
    const { sessionId: _, ...said } = pizza(world);
    return { ...said, ...(await expenseOf(world)) };
  },
  'expenses.remove': expenseOf,
  'payments.balances': ({ own }) => ({ clubId: own.clubId }),
  'payments.own': ({ own }) => ({ clubId: own.clubId }),
  'payments.pay': async (world) => {
    const { clubId, line } = await openLine(world);
    const { open: expectedOpen, ...id } = line;
    return { clubId, requestId: newKey(), ...id, expectedOpen };
  },
  'payments.undo': async (world) => {
    const { clubId, line } = await openLine(world);
    const { open: expectedOpen, ...id } = line;
    const paying = { clubId, requestId: newKey(), ...id, expectedOpen };
    return { clubId, ...id, ...(await world.as('owner').payments.pay(paying)) };
  },
  'payments.settleTogether': async (world) => {
    const { clubId, line } = await openLine(world);
    return { clubId, requestId: newKey(), currency: 'EUR', treasurer: null, lines: [line] };
  },
  'history.player': async (world) => {
    await playedNight(world);
    return { clubId: world.own.clubId, playerId: world.own.players[0] };
  },
  'history.headToHead': async (world) => {
    await playedNight(world);
    const [playerId, otherId] = world.own.players;
    return { clubId: world.own.clubId, playerId, otherId };
  },
  'history.search': ({ own }) => ({ clubId: own.clubId, said: 'an' }),
  'history.met': async (world) => {
    await playedNight(world);
    return { clubId: world.own.clubId, playerId: world.own.players[0], most: 2 };
  },
  'ratings.list': ({ own }) => ({ clubId: own.clubId, game: 'limited-loo' }),
  'ratings.player': ({ own }) => ({ clubId: own.clubId, playerId: own.players[0] }),
  'seasons.list': seasonIn,
  'seasons.get': seasonIn,
  'seasons.year': async (world) => {
    await playedNight(world);
    return { clubId: world.own.clubId };
  },
  'seasons.create': ({ own }) => ({ requestId: newKey(), clubId: own.clubId, ...A_SEASON }),
  'seasons.change': async (world) => {
    const said = { ...A_SEASON, name: 'Last winter', score: 'places' };
    return { ...(await seasonAsMade(world)), ...said };
  },
  'seasons.close': seasonAsMade,
  'seasons.reopen': async (world) => {
    const made = await seasonAsMade(world);
    const { version } = await world.as('owner').seasons.close(made);
    return { ...made, expectedVersion: version };
  },
  'seasons.remove': seasonAsMade,
  'records.list': async (world) => {
    await playedNight(world);
    return { clubId: world.own.clubId };
  },
  'export.night': ({ own }) => ({ clubId: own.clubId, sessionId: own.sessionId }),
  'imports.preview': ({ own }) => ({ clubId: own.clubId, text: A_NIGHT }),
  'imports.create': ({ own }) => ({
    clubId: own.clubId,
    requestId: newKey(),
    text: A_NIGHT,
    date: '2026-11-28',
    people: [],
  }),
  'export.ledger': ({ own }) => ({ clubId: own.clubId, sessionId: own.sessionId }),
};

const seated = (players: readonly string[]) => ({
  game: 'limited-loo' as const,
  players: [...players],
  dealer: players[0] ?? '',
});

async function newcomers({ as, own: { clubId } }: World): Promise<string[]> {
  const ids: string[] = [];
  for (const name of ['Eva', 'Finn', 'Gil']) {
    const requestId = newKey();
    ids.push((await as('owner').players.add({ requestId, clubId, name })).id);
  }
  return ids;
}

async function twoOfOne(world: World) {
  const [fromId, intoId] = await newcomers(world);
  return { clubId: world.own.clubId, fromId: fromId ?? '', intoId: intoId ?? '' };
}

const AT_BENS = { time: '19:30', place: 'At Ben’s', note: 'Bring the small chips' };

/** A day of the calendar, so many from today. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A night in a week, planned for this. */
export async function plannedIn({ as, own }: World, club = own, owner = 'owner') {
  const { clubId } = club;
  const asked = { requestId: newKey(), clubId, dates: [inDays(7)], ...AT_BENS };
  const { ids } = await as(owner).planning.create(asked);
  return { clubId, plannedId: ids[0]! };
}

/** So that each member can speak for himself. */
async function everybodyPlays({ as, own: { clubId } }: World): Promise<void> {
  for (const { name, playerId } of await as('owner').members.list({ clubId })) {
    if (playerId === null) await as(name).members.playAsMyself({ clubId });
  }
}

const AN_INVITATION = { role: 'member' as const, playerId: null, many: false };

function invitationIn({ as, own: { clubId } }: World) {
  return as('owner').members.invite({ ...AN_INVITATION, clubId, requestId: newKey() });
}

async function invited(world: World) {
  return { token: lastOf((await invitationIn(world)).path) };
}

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

/** Somebody new in this role. */
async function memberOf({ database: { db }, own: { clubId } }: World, role: Role): Promise<string> {
  const email = `${newKey()}@example.org`;
  const [user] = await db
    .insert(users)
    .values({ name: 'Zita', email, passwordHash: 'none' })
    .returning({ id: users.id });
  await db.insert(members).values({ clubId, userId: user!.id, role });
  return user!.id;
}

const begun = new WeakMap<ClubOfTests, Promise<string>>();

/** The match of the club's night: begun when first asked for. */
export function matchIn(world: World, club = world.own, owner = 'owner'): Promise<string> {
  const { clubId, sessionId, players } = club;
  const started =
    begun.get(club) ??
    world
      .as(owner)
      .sessions.startMatch({ requestId: newKey(), clubId, sessionId, match: seated(players) })
      .then(({ matchId }) => matchId);
  begun.set(club, started);
  return started;
}

async function nextRound(world: World) {
  const { clubId } = world.own;
  const matchId = await matchIn(world);
  const { version } = await world.as('owner').matches.get({ clubId, matchId });
  const entry = { type: 'round', tricks: { p2: 2, p3: 1 } };
  return { clubId, matchId, expectedVersion: version, entry };
}

const sets = new WeakMap<World, Promise<string>>();

/** A set of the club's house rules for Limited Loo: made when first asked for. */
function setIn(world: World): Promise<string> {
  const { clubId } = world.own;
  const set = { game: 'limited-loo' as const, name: 'On Thursdays', rules: { single: 'off' } };
  const made =
    sets.get(world) ??
    world
      .as('owner')
      .houseRules.create({ requestId: newKey(), clubId, ...set })
      .then(({ id }) => id);
  sets.set(world, made);
  return made;
}

const A_SEASON = {
  name: 'Winter',
  from: '2020-10-01',
  to: '2021-03-31',
  game: null,
  score: 'net' as const,
  bestOf: null,
  minNights: 1,
  points: [3, 2, 1],
};

/** One that is over, made for this. */
async function seasonIn({ as, own: { clubId } }: World) {
  const asked = { requestId: newKey(), clubId, ...A_SEASON };
  return { clubId, seasonId: (await as('owner').seasons.create(asked)).id };
}

async function seasonAsMade(world: World) {
  return { ...(await seasonIn(world)), expectedVersion: 1 };
}

async function playedNight(world: World): Promise<string> {
  return (await playedMatch(world)).sessionId;
}

/** Another night, whose only match is over. */
async function playedMatch({ as, own }: World): Promise<{ sessionId: string; matchId: string }> {
  const { clubId, players } = own;
  const match = seated(players);
  const night = { requestId: newKey(), clubId, date: '2026-11-29', unitValue: '0.05', match };
  const { sessionId, matchId } = await as('owner').sessions.start(night);
  const log = [{ type: 'round', tricks: { p2: 2, p3: 1 } }, { type: 'close' }];
  for (const [expectedVersion, entry] of log.entries()) {
    const clientId = newKey();
    await as('owner').matches.append({ clubId, matchId, clientId, expectedVersion, entry });
  }
  return { sessionId, matchId };
}

const pizza = ({ own: { clubId, sessionId, players } }: World) => ({
  clubId,
  sessionId,
  paidBy: players[0] ?? '',
  amount: '12.00',
  for: [...players],
});

async function expenseOf(world: World) {
  const { clubId } = world.own;
  const added = await world.as('owner').expenses.add({ ...pizza(world), requestId: newKey() });
  return { clubId, ...added, expectedVersion: 1 };
}

/** A line of a night that was settled for this. */
async function openLine(world: World) {
  const { clubId } = world.own;
  const sessionId = await playedNight(world);
  const { version } = await world.as('owner').settlement.get({ clubId, sessionId });
  const settled = { clubId, sessionId, expectedVersion: version };
  const { transfers } = await world.as('owner').settlement.settle(settled);
  const { planId, number, open } = transfers![0]!;
  return { clubId, line: { planId: planId!, number, open } };
}
