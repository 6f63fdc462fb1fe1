// A television that reads slowly keeps nothing in the server's memory, and is current once it reads again.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/board/[token]/events/route';
import { testDatabase } from '@/db/testing/database';
import { closePool } from '@/server/testing/pool';
import { type Table, tableOf } from '@/server/testing/table';

let table: Table;
beforeEach(async () => {
  table = await tableOf(await testDatabase());
});
afterAll(closePool);

const ROUND = { type: 'round', tricks: { p2: 2, p3: 1 } };

test('who reads slowly misses steps, and not the end', async () => {
  const { clubId } = table.world.own;
  const { path } = await table.world
    .as('owner')
    .links.board({ clubId, sessionId: table.sessionId });
  const token = path.split('/').at(-1) ?? '';
  const gone = new AbortController();
  const request = new Request(`http://localhost${path}/events?since=1`, { signal: gone.signal });
  const answer = await GET(request, { params: Promise.resolve({ token }) });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the board says nothing');
  expect((await reader.read()).value).toContain('retry:');
  for (let count = 0; count < 6; count += 1) await table.append(ROUND);

  const ids: number[] = [];
  while (ids.at(-1) !== 7) {
    const { value = '' } = await reader.read();
    ids.push(...[...value.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1])));
  }
  expect(ids.length).toBeLessThan(6);
  expect([...ids].sort((a, b) => a - b)).toEqual(ids);
  gone.abort();
  await reader.cancel();
});
