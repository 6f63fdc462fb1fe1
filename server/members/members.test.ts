// People come into a club, change what they may, become the guest they were, and go.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { invitations, logins, members, players, users } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { openLogin } from '@/server/auth/login';
import { isPassword } from '@/server/auth/password';
import { newKey } from '@/server/key';
import { refusalOf } from '@/server/testing/outcome';
import { type World, world } from '@/server/testing/world';

let here: World;
beforeEach(async () => {
  here = await world(await testDatabase());
});

const tokenIn = (path: string) => path.split('/').at(-1) ?? '';
const code = async (call: () => Promise<unknown>) => (await refusalOf(call)).code;

async function invite(
  as: string,
  role: 'owner' | 'organiser' | 'scorer' | 'member',
  more: { playerId?: string; many?: boolean } = {},
) {
  const { path } = await here.as(as).members.invite({
    requestId: newKey(),
    clubId: here.own.clubId,
    role,
    playerId: more.playerId ?? null,
    many: more.many ?? false,
  });
  return tokenIn(path);
}

const stranger = (token: string, name = 'Zoe') => ({
  token,
  name,
  email: `${name}@example.org`,
  password: 'correct horse battery',
  locale: 'en' as const,
});

const memberList = () => here.as('member').members.list({ clubId: here.own.clubId });
const meOf = async (name: string) => (await memberList()).find((one) => one.name === name)!.userId;

describe('an invitation', () => {
  test('lets one stranger in with its role, once', async () => {
    const token = await invite('owner', 'scorer');
    const nobody = here.as('stranger');
    expect(await nobody.members.openInvitation({ token })).toEqual({
      club: 'our-club',
      slug: 'our-club',
      role: 'scorer',
      player: null,
    });
    expect(await nobody.members.register(stranger(token))).toEqual({ slug: 'our-club' });
    expect(await memberList()).toContainEqual(
      expect.objectContaining({ name: 'Zoe', role: 'scorer' }),
    );
    expect(await code(() => nobody.members.register(stranger(token, 'Yves')))).toBe('expired-link');
    expect(await code(() => nobody.members.openInvitation({ token }))).toBe('expired-link');
  });

  test('for the whole table lets in everybody who holds it, as plain members', async () => {
    const token = await invite('organiser', 'member', { many: true });
    const nobody = here.as('stranger');
    await nobody.members.register(stranger(token, 'Yves'));
    await nobody.members.register(stranger(token, 'Zoe'));
    expect((await memberList()).filter(({ role }) => role === 'member')).toHaveLength(3);
    expect(await code(() => invite('owner', 'scorer', { many: true }))).toBe('invalid-input');
  });

  test('makes a guest a member who keeps his history', async () => {
    const [ana] = here.own.players;
    const token = await invite('owner', 'member', { playerId: ana! });
    expect(await here.as('stranger').members.openInvitation({ token })).toMatchObject({
      player: 'Ana',
    });
    await here.as('owner of another club').members.accept({ token });
    expect((await memberList()).find((one) => one.playerId === ana)).toMatchObject({
      name: 'owner of another club',
      role: 'member',
    });
    expect(await code(() => invite('owner', 'member', { playerId: ana! }))).toBe('taken-player');
  });

  test('never takes a right away from who belongs to the club already', async () => {
    const token = await invite('owner', 'member');
    await here.as('organiser').members.accept({ token });
    expect((await memberList()).find(({ name }) => name === 'organiser')?.role).toBe('organiser');
    const higher = await invite('owner', 'organiser');
    await here.as('member').members.accept({ token: higher });
    expect((await memberList()).find(({ name }) => name === 'member')?.role).toBe('organiser');
  });

  test('is void once it is taken back, has run out, or was never made', async () => {
    const { clubId } = here.own;
    const owner = here.as('owner');
    const nobody = here.as('stranger');
    const token = await invite('owner', 'member');
    const [open] = await owner.members.invitations({ clubId });
    await owner.members.revokeInvitation({ clubId, invitationId: open!.invitationId });
    expect(await owner.members.invitations({ clubId })).toEqual([]);
    expect(await code(() => nobody.members.register(stranger(token)))).toBe('expired-link');

    const old = await invite('owner', 'member');
    await here.database.db.update(invitations).set({ expiresAt: new Date(0) });
    expect(await code(() => nobody.members.register(stranger(old)))).toBe('expired-link');
    expect(await code(() => nobody.members.openInvitation({ token: 'x'.repeat(43) }))).toBe(
      'not-found',
    );
    expect(await here.database.db.select().from(users).where(eq(users.name, 'Zoe'))).toEqual([]);
  });

  test('does not make a second account of an address', async () => {
    const token = await invite('owner', 'member');
    const again = { ...stranger(token), email: 'member@example.org' };
    expect(await code(() => here.as('stranger').members.register(again))).toBe('taken-email');
    await here.as('owner of another club').members.accept({ token });
  });

  test('used by two at once lets in one', async () => {
    const token = await invite('owner', 'member');
    const nobody = here.as('stranger');
    const both = ['Yves', 'Zoe'].map((name) => nobody.members.register(stranger(token, name)));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a role', () => {
  test('is given by owners as they like, by organisers below their own', async () => {
    const { clubId } = here.own;
    const [scorer, member, organiser] = [
      await meOf('scorer'),
      await meOf('member'),
      await meOf('organiser'),
    ];
    const org = here.as('organiser');
    await org.members.changeRole({ clubId, userId: member, role: 'scorer' });
    expect(
      await code(() => org.members.changeRole({ clubId, userId: scorer, role: 'organiser' })),
    ).toBe('not-allowed');
    expect(await code(() => invite('organiser', 'owner'))).toBe('not-allowed');
    expect(
      await code(async () => org.members.remove({ clubId, userId: await meOf('owner') })),
    ).toBe('not-allowed');
    await here.as('owner').members.changeRole({ clubId, userId: organiser, role: 'owner' });
    expect((await memberList()).filter(({ role }) => role === 'owner')).toHaveLength(2);
  });

  test('of the last owner stays until the club is handed over', async () => {
    const { clubId } = here.own;
    const owner = here.as('owner');
    const userId = await meOf('owner');
    expect(await code(() => owner.members.leave({ clubId }))).toBe('last-owner');
    expect(await code(() => owner.members.changeRole({ clubId, userId, role: 'member' }))).toBe(
      'last-owner',
    );
    await owner.members.changeRole({ clubId, userId: await meOf('organiser'), role: 'owner' });
    await owner.members.leave({ clubId });
    expect(await code(() => owner.members.list({ clubId }))).toBe('not-found');
  });

  test('of two owners who leave at once, one stays', async () => {
    const { clubId } = here.own;
    await here
      .as('owner')
      .members.changeRole({ clubId, userId: await meOf('organiser'), role: 'owner' });
    const both = ['owner', 'organiser'].map((who) => here.as(who).members.leave({ clubId }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await here.database.db.select().from(members).where(eq(members.clubId, clubId));
    expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

describe('a claim', () => {
  test('makes a member the guest he was, once an organiser agrees', async () => {
    const { clubId, players: guests } = here.own;
    const member = here.as('member');
    await member.members.claim({ clubId, playerId: guests[0]! });
    await member.members.claim({ clubId, playerId: guests[1]! });
    const userId = await meOf('member');
    expect((await memberList()).find((one) => one.userId === userId)).toMatchObject({
      playerId: null,
      claims: { playerId: guests[1], name: 'Ben' },
    });
    await here
      .as('organiser')
      .members.answerClaim({ clubId, userId, playerId: guests[1]!, agrees: true });
    expect((await memberList()).find((one) => one.userId === userId)).toMatchObject({
      playerId: guests[1],
      claims: null,
    });
    expect(
      await code(() => here.as('scorer').members.claim({ clubId, playerId: guests[1]! })),
    ).toBe('taken-player');
    expect(await code(() => member.members.playAsMyself({ clubId }))).toBe('taken-player');
  });

  test('that is declined leaves the guest a guest, and the member may play as himself', async () => {
    const { clubId, players: guests } = here.own;
    const member = here.as('member');
    await member.members.claim({ clubId, playerId: guests[0]! });
    const answer = { clubId, userId: await meOf('member'), playerId: guests[0]!, agrees: false };
    await here.as('organiser').members.answerClaim(answer);
    expect(await code(() => here.as('organiser').members.answerClaim(answer))).toBe('not-found');
    const { playerId } = await member.members.playAsMyself({ clubId });
    const [player] = await here.database.db.select().from(players).where(eq(players.id, playerId));
    expect(player?.name).toBe('member');
  });
});

test('who leaves stays a player, as a guest with his history', async () => {
  const { clubId } = here.own;
  const { playerId } = await here.as('member').members.playAsMyself({ clubId });
  await here.as('member').members.leave({ clubId });
  const [player] = await here.database.db.select().from(players).where(eq(players.id, playerId));
  expect(player).toMatchObject({ name: 'member', userId: null });
});

test('an owner’s link sets a new password once, and signs out everywhere', async () => {
  const { clubId } = here.own;
  const { db } = here.database;
  const userId = await meOf('member');
  await openLogin(db, userId);
  const first = await here.as('owner').members.passwordLink({ clubId, userId });
  const { path } = await here.as('owner').members.passwordLink({ clubId, userId });
  const nobody = here.as('stranger');
  const password = 'a new one, and longer';
  // Only the newest works.
  expect(
    await code(() => nobody.members.setPassword({ token: tokenIn(first.path), password })),
  ).toBe('expired-link');
  await nobody.members.setPassword({ token: tokenIn(path), password });
  expect(await code(() => nobody.members.setPassword({ token: tokenIn(path), password }))).toBe(
    'expired-link',
  );
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(await isPassword(user!.passwordHash, password)).toBe(true);
  expect(await db.select().from(logins).where(eq(logins.userId, userId))).toEqual([]);
  // A token of one kind opens nothing of another.
  expect(await code(() => nobody.members.openInvitation({ token: tokenIn(path) }))).toBe(
    'not-found',
  );
});
