// Everybody sees on the club's home what he himself owes and gets, and nothing of the others.
import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { clubOf } from '@/server/settlement/testing/nights';

test('one sum for each other person, over all nights, until it is paid', async () => {
  const club = await clubOf(await testDatabase());
  const { here, clubId } = club;
  const [, ben, cem] = club.players as [string, string, string];
  const member = here.as('member');
  expect(await member.payments.own({ clubId })).toEqual([]);
  const { playerId: me } = await member.members.playAsMyself({ clubId });
  for (const [date, losses] of [
    ['2026-01-01', [['p1', 'p2', 5] as const]],
    ['2026-01-08', [['p1', 'p2', 2] as const, ['p3', 'p1', 1] as const]],
    ['2026-01-15', [['p2', 'p3', 4] as const]],
  ] as const) {
    const { sessionId, matchId } = await club.night(date, [me, ben, cem]);
    await club.play(matchId, losses);
    await club.settle(sessionId);
  }
  const owed = (await member.payments.own({ clubId })).map(({ name, money }) => [name, money]);
  // Of the second night one of his two units comes from Cem.
  expect(owed).toEqual([['Ben', '-600']]);
  expect((await here.as('owner').payments.own({ clubId })).length).toBe(0);
  await club.payAll();
  expect(await member.payments.own({ clubId })).toEqual([]);
});
