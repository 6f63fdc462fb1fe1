import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { audit, links } from '@/db/schema';
import { testDatabase } from '@/db/testing/database';
import { newKey } from '@/server/key';
import { outcomeOf } from '@/server/testing/outcome';
import { testEnvironment, type World, world } from '@/server/testing/world';
import { openLink } from './open';
import { holderOf, tokenOf } from './token';

describe('a token', () => {
  beforeEach(() => testEnvironment('postgres://nowhere'));

  test('leads back to its link', () => {
    for (let count = 0; count < 50; count += 1) {
      const linkId = randomUUID();
      expect(tokenOf(linkId)).toMatch(/^[\w-]{43}$/);
      expect(holderOf(tokenOf(linkId))).toEqual({ linkId });
    }
  });

  test('with any letter changed leads nowhere', () => {
    const token = tokenOf(randomUUID());
    for (let at = 0; at < token.length; at += 1) {
      for (const letter of 'AB_-z9 .é') {
        const forged = token.slice(0, at) + letter + token.slice(at + 1);
        if (forged !== token) expect(holderOf(forged), forged).toBeNull();
      }
    }
    for (const other of ['', token.slice(1), `${token}A`, `${token}\n`, token.toLowerCase()]) {
      expect(holderOf(other)).toBeNull();
    }
  });

  test('of another server leads nowhere', () => {
    const token = tokenOf(randomUUID());
    vi.stubEnv('NEXTAUTH_SECRET', 'the secret of somebody else');
    expect(holderOf(token)).toBeNull();
  });
});

describe("the board's link", () => {
  let here: World;
  beforeEach(async () => {
    here = await world(await testDatabase());
  });

  async function freshNight() {
    const { clubId, players } = here.own;
    const match = { game: 'limited-loo' as const, players: [...players], dealer: players[0]! };
    const requestId = newKey();
    const night = { requestId, clubId, date: '2026-11-28', unitValue: '0.05', match };
    return { clubId, sessionId: (await here.as('owner').sessions.start(night)).sessionId };
  }

  test('is made once and given again, also to two who ask at once', async () => {
    const night = await freshNight();
    const { db } = here.database;
    const before = (await db.select().from(links)).length;
    const both = await Promise.all([
      here.as('scorer').links.board(night),
      here.as('owner').links.board(night),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(await here.as('owner').links.board(night)).toEqual(both[0]);
    expect(await db.select().from(links)).toHaveLength(before + 1);
    const token = both[0].path.replace('/board/', '');
    expect(await openLink(db, token)).toMatchObject({ ...night, scope: 'view' });
  });

  test('once revoked opens nothing, and the next one is another', async () => {
    const night = await freshNight();
    const { db } = here.database;
    const first = await here.as('owner').links.board(night);
    const revoke = { clubId: night.clubId, linkId: first.linkId };
    await here.as('organiser').links.revoke(revoke);
    await here.as('organiser').links.revoke(revoke);
    expect(await openLink(db, first.path.replace('/board/', ''))).toBeNull();
    expect((await here.as('owner').links.board(night)).linkId).not.toBe(first.linkId);
    const deeds = (await db.select().from(audit)).map((deed) => deed.action);
    expect(deeds.filter((action) => action.startsWith('links.'))).toEqual([
      'links.board',
      'links.revoke',
      'links.board',
    ]);
  });

  test('is not revoked by a club it does not belong to', async () => {
    const { clubId } = here.other;
    const linkId = here.own.viewLink;
    const revoke = here.as('owner of another club').links.revoke;
    expect(await outcomeOf(() => revoke({ clubId, linkId }))).toBe('not-found');
  });
});
