import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { fingerprint } from '@/server/testing/fingerprint';
import { INPUTS } from '@/server/testing/inputs';
import { type Outcome, outcomeOf } from '@/server/testing/outcome';
import { closePool } from '@/server/testing/pool';
import { procedures } from '@/server/testing/procedures';
import { LEAKED_HASH, type World, world } from '@/server/testing/world';
import { PERMISSIONS, type ProcedurePath, type Standing } from './permissions';

/** What each one is in the club that is asked about; null for nothing. */
const STANDINGS: ReadonlyMap<string, Standing | null> = new Map<string, Standing | null>([
  ['stranger', null],
  ['owner of another club', null],
  ['revoked link', null],
  ['view link of another night', 'view-link'],
  ['score link of another night', 'score-link'],
  ['view link', 'view-link'],
  ['member', 'member'],
  ['score link', 'score-link'],
  ['scorer', 'scorer'],
  ['organiser', 'organiser'],
  ['owner', 'owner'],
]);

function expected(path: ProcedurePath, who: string): Outcome {
  const permission = PERMISSIONS[path];
  if (permission === 'anyone') return path === 'auth.setup' ? 'already-set-up' : 'passes';
  if (permission === 'user') {
    if (who === 'stranger' || who.includes('link')) return 'signed-out';
    return path === 'clubs.bySlug' && who === 'owner of another club' ? 'not-found' : 'passes';
  }
  if (who === 'stranger') return 'signed-out';
  const standing = STANDINGS.get(who);
  if (!standing) return 'not-found';
  const allowed: readonly Standing[] = permission;
  if (!allowed.includes(standing)) return 'not-allowed';
  return who.endsWith('of another night') ? 'not-found' : 'passes';
}

test('every procedure is in the table, and the table names no other', () => {
  expect([...procedures.keys()].sort()).toEqual(Object.keys(PERMISSIONS).sort());
});

test('every procedure is tried', () => {
  expect(Object.keys(INPUTS).sort()).toEqual([...procedures.keys()].sort());
});

test('everybody in the world has his place in the table of this test', async () => {
  const { actors } = await world(await testDatabase());
  expect([...actors.keys()].sort()).toEqual([...STANDINGS.keys()].sort());
});

afterAll(closePool);

describe.each([...procedures.keys()])('%s', (path) => {
  let here: World;
  beforeEach(async () => {
    here = await world(await testDatabase());
  });

  test('lets in whom the table names and nobody else, and gives away nothing of others', async () => {
    const passes = (who: string) => expected(path, who) === 'passes';
    const everybody = [...STANDINGS.keys()];
    const calls = async (who: string, input: unknown) => {
      let answer: unknown;
      const outcome = await outcomeOf(async () => {
        answer = await procedures.get(path)?.call(here, who, input);
      });
      expect.soft(outcome, `${who} calls ${path}`).toBe(expected(path, who));
      const said = JSON.stringify(answer ?? null);
      expect(said).not.toContain(LEAKED_HASH);
      if (path !== 'auth.me') expect(said).not.toContain('@');
    };
    // Whom it refuses first: they all try the same, and everything stays as it was.
    const input = await INPUTS[path](here);
    const before = await fingerprint(here.database);
    for (const who of everybody.filter((one) => !passes(one))) {
      await calls(who, input);
      expect(await fingerprint(here.database), `${who} calls ${path}`).toBe(before);
    }
    // What one of them has done cannot be done again; what he has read can.
    const again = procedures.get(path)?.type === 'mutation' ? INPUTS[path] : () => input;
    for (const who of everybody.filter(passes)) await calls(who, await again(here));
  });
});
