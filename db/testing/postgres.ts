// A throw-away Postgres for a run of tests, with one migrated database that every test copies.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Starts a server below the system's temporary folder; `stop` ends it and removes every trace. */
export async function throwAwayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await sweep();
  const dir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
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

async function administer(server: string, statement: string) {
  const sql = postgres(server, { max: 1, onnotice() {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
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

/** Ends the servers of test runs that were killed. */
async function sweep() {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!pid || exists(pid)) continue;
    const dir = join(tmpdir(), name);
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
