// A throw-away Postgres for a run of tests, with one migrated database that every test copies.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { exists } from '@/db/embedded/postmaster.mjs';
import { startPostgres } from '@/db/embedded.mjs';
import { migrateDatabase } from '@/db/migrate.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const PREFIX = 'lanturlu-test-';
const TEMPLATE = 'night_template';

/** Linux keeps it in memory, where a database is copied in a tenth of the time that a disk takes. */
const IN_MEMORY = '/dev/shm';
/** What a run of all tests never came near. */
const ROOM = 2 ** 31;

/**
 * Starts a server in memory or below the system's temporary folder; `stop` removes every trace of it.
 * @param large for what outgrows the memory or is measured: always on the disk
 */
export async function throwAwayPostgres({ large = false } = {}) {
  const isRoom = freeIn(IN_MEMORY) >= ROOM && freemem() >= 2 * ROOM;
  const place = isRoom && !large ? IN_MEMORY : tmpdir();
  await sweep(place);
  const dir = mkdtempSync(join(place, `${PREFIX}${process.pid}-`));
  const server = await startPostgres({ dir, fsync: false });
  await makeTemplate(server.url);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A fresh database of that server, copied from the migrated one in a few milliseconds. */
export async function cloneDatabase(server: string) {
  const name = `night_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: inDatabase(server, name),
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** By server; a line that nobody uses for a second closes, and opens again. */
const lines = new Map<string, postgres.Sql>();

async function administer(server: string, statement: string) {
  const sql = lines.get(server) ?? postgres(server, { max: 2, idle_timeout: 1, onnotice() {} });
  lines.set(server, sql);
  await sql.unsafe(statement);
}

/** The address of another database of the same server. */
export function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function makeTemplate(url: string) {
  await administer(url, `create database ${TEMPLATE}`);
  await migrateDatabase(inDatabase(url, TEMPLATE));
  // Postgres copies only databases that nobody is connected to.
  await administer(url, `alter database ${TEMPLATE} allow_connections false`);
}

/** Bytes; none where there is no such folder. */
function freeIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Ends the servers of test runs that were killed. */
async function sweep(place: string) {
  for (const name of readdirSync(place)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!pid || exists(pid)) continue;
    const dir = join(place, name);
    try {
      await (await startPostgres({ dir, fsync: false })).stop();
      rmSync(dir, { recursive: true, force: true });
    } catch {
      // Somebody else's, or being removed by another run: not ours to mend.
    }
  }
}

/** Vitest's global setup. */
export default async function setup(project: TestProject) {
  const server = await throwAwayPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
