// Two hundred tables at once, each with its viewers: how soon all of them know, and what it costs.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '@/scripts/lib/project.mjs';
import type { Api } from '@/scripts/look/account';
import type { Sql } from '@/server/database';
import { newKey } from '@/server/key';
import { clock, type Times, timesOf } from './times';
import type { Order, Report, Stream } from './viewers';

const TABLES = 200;
/** A table saves a round in this time, at its own moment of it. */
const EVERY_MS = 20_000;
const ROUNDS_EACH = 2;
/** Whoever has not been told so long after the last round never will be. */
const LATE_MS = 30_000;
/** Of ten viewers of a table, two look at the board. */
const BOARD_EVERY = 5;

export interface Table {
  readonly clubId: string;
  readonly sessionId: string;
  readonly matchId: string;
  readonly board: string;
  /** Of the match, as far as this knows. */
  entries: number;
  /** Of the night. */
  version: number;
}

export async function openTables(api: Api): Promise<Table[]> {
  const club = await api.clubs.create.mutate({
    requestId: newKey(),
    name: 'Two hundred tables',
    currency: 'EUR',
    unitValue: '0.10',
    timeZone: 'Europe/Berlin',
    locale: 'en',
  });
  const clubId = club.id;
  const players: string[] = [];
  for (const name of ['Ana', 'Bea', 'Cem', 'Dov']) {
    players.push((await api.players.add.mutate({ requestId: newKey(), clubId, name })).id);
  }
  const tables: Table[] = [];
  for (let count = 0; count < TABLES; count += 1) {
    const { sessionId, matchId } = await api.sessions.start.mutate({
      requestId: newKey(),
      clubId,
      date: '2026-11-26',
      unitValue: '0.10',
      match: { game: 'limited-loo', players, dealer: players[0] ?? '' },
    });
    const { path } = await api.links.board.mutate({ clubId, sessionId });
    const { version } = await api.sessions.get.query({ clubId, sessionId });
    tables.push({ clubId, sessionId, matchId, board: path, entries: 0, version });
  }
  return tables;
}

export interface Crowd {
  readonly tables: readonly Table[];
  /** The API of each process; a table saves at one of them. */
  readonly apis: readonly Api[];
  /** Where viewers open their streams, by turns. */
  readonly origins: readonly string[];
  readonly cookie: string;
  readonly viewersEach: number;
  /** Of the servers. */
  readonly pids: readonly number[];
  readonly sql: Sql;
}

export interface CrowdTimes {
  readonly viewers: number;
  readonly rounds: number;
  /** From sending a round to its being confirmed. */
  readonly saved: Times;
  /** From its being confirmed to the last viewer's being told; below zero where he was told before. */
  readonly lastTold: Times;
  /** From sending a round to the last viewer's being told. */
  readonly sentToLast: Times;
  /** Transactions of the database for each round. */
  readonly transactions: number;
  /** Bytes that the servers hold, before and with all viewers. */
  readonly memory: { readonly before: number; readonly after: number };
}

/** Fills the room, plays, and empties it again. */
export async function crowdTimes(crowd: Crowd): Promise<CrowdTimes> {
  const { tables, pids, sql } = crowd;
  const before = memoryOf(pids);
  const viewers = fork(join(ROOT, 'bench/live/viewers.ts'));
  const told = new Map<string, number>();
  viewers.on('message', (report: Report) => {
    if (report !== 'open') told.set(`${report.table} ${report.version}`, report.at);
  });
  try {
    await fill(viewers, crowd);
    const started = await transactionsOf(sql);
    const saves = (await Promise.all(tables.map((_, index) => play(crowd, index)))).flat();
    const late = AbortSignal.timeout(LATE_MS);
    const tooLate = once(late, 'abort');
    const waits = () => !late.aborted && saves.some(({ key }) => !told.has(key));
    while (waits()) await Promise.race([once(viewers, 'message'), tooLate]);
    const after = memoryOf(pids);
    const transactions = (await transactionsOf(sql)) - started;
    const at = ({ key }: Saved) => {
      const time = told.get(key);
      if (time === undefined) throw new Error(`not everybody was told of ${key}`);
      return time;
    };
    return {
      viewers: tables.length * crowd.viewersEach,
      rounds: saves.length,
      saved: timesOf(saves.map(({ sent, confirmed }) => confirmed - sent)),
      lastTold: timesOf(saves.map((one) => at(one) - one.confirmed)),
      sentToLast: timesOf(saves.map((one) => at(one) - one.sent)),
      transactions: transactions / saves.length,
      memory: { before, after },
    };
  } finally {
    viewers.kill();
    await once(viewers, 'exit');
  }
}

async function fill(viewers: ChildProcess, crowd: Crowd): Promise<void> {
  const { tables, origins, cookie, viewersEach } = crowd;
  const open = tables.flatMap((table, index) =>
    Array.from({ length: viewersEach }, (_, viewer): Stream => {
      const origin = origins[viewer % origins.length] ?? '';
      const { clubId, sessionId, version } = table;
      const input = encodeURIComponent(JSON.stringify({ clubId, sessionId, since: version }));
      const board = viewer % BOARD_EVERY === BOARD_EVERY - 1;
      const path = board
        ? `${table.board}/events?since=${version}`
        : `/api/trpc/live.night?input=${input}`;
      return { table: index, url: origin + path, cookie: board ? '' : cookie };
    }),
  );
  const ready = new Promise<void>((resolve, reject) => {
    viewers.on('message', (report: Report) => report === 'open' && resolve());
    viewers.once('exit', () => reject(new Error('the viewers have left')));
  });
  viewers.send({ open } satisfies Order);
  await ready;
}

interface Saved {
  readonly key: string;
  readonly sent: number;
  readonly confirmed: number;
}

async function play({ tables, apis }: Crowd, index: number): Promise<Saved[]> {
  const table = tables[index];
  const api = apis[index % apis.length];
  if (!table || !api) throw new Error('there is no such table');
  const { clubId, matchId } = table;
  const saves: Saved[] = [];
  await sleep((EVERY_MS * index) / tables.length);
  for (let round = 0; round < ROUNDS_EACH; round += 1) {
    const due = sleep(EVERY_MS);
    const ref = `p${((index + round) % 4) + 1}`;
    const entry = { type: 'round' as const, tricks: [ref, ref, ref] };
    const sent = clock();
    const expectedVersion = table.entries;
    await api.matches.append.mutate({
      clubId,
      matchId,
      clientId: newKey(),
      expectedVersion,
      entry,
    });
    const confirmed = clock();
    table.entries += 1;
    table.version += 1;
    saves.push({ key: `${index} ${table.version}`, sent, confirmed });
    await due;
  }
  return saves;
}

/** What they hold in memory, in bytes; of Linux alone. */
function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return sum + 1_024 * Number(kilobytes);
  }, 0);
}

/** A connection tells what it did at the latest ten seconds after, when it has nothing to do. */
async function transactionsOf(sql: Sql): Promise<number> {
  for (;;) {
    const [row] = await sql<{ count: string; untold: number }[]>`
      select xact_commit + xact_rollback as count, (
        select coalesce(max(11_000 - 1_000 * extract(epoch from now() - state_change)), 0)::int
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      ) as untold
      from pg_stat_database where datname = current_database()`;
    if (!row) throw new Error('the database has no statistics');
    if (row.untold <= 0) return Number(row.count);
    await sleep(row.untold);
  }
}
