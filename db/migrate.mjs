// Brings a database to the tables this code knows; refuses one that is newer.
// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { Refused } from './refused.mjs';

const FOLDER = join(import.meta.dirname, '..', 'drizzle');
const OLDEST = 16;
/** Any number will do, as long as every process takes the same. */
const LOCK = 7_411_001;

/**
 * Applies the missing migrations; of several processes starting at once, one after the other.
 * @param {string} url
 * @param {string} [folder] where the migrations are
 * @throws {Refused} when the server does not answer, is too old, or the database is newer than the code
 */
export async function migrateDatabase(url, folder = FOLDER) {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice() {} });
  try {
    await refuseOldServer(sql);
    const known = journal(folder);
    if (known.length === 0) return;
    await sql`select pg_advisory_lock(${LOCK})`;
    await refuseNewerDatabase(sql, new Set(known));
    await migrate(drizzle(sql), { migrationsFolder: folder });
  } finally {
    await sql.end();
  }
}

/**
 * When each migration of the code was made, which is its name in the database.
 * @param {string} folder
 * @returns {number[]} empty as long as there are none
 */
function journal(folder) {
  const file = join(folder, 'meta', '_journal.json');
  if (!existsSync(file)) return [];
  /** @type {{ entries: { when: number }[] }} */
  const { entries } = JSON.parse(readFileSync(file, 'utf8'));
  return entries.map((entry) => entry.when);
}

/** @param {postgres.Sql} sql */
async function refuseOldServer(sql) {
  let rows;
  try {
    rows = await sql`select current_setting('server_version_num')::int / 10000 as version`;
  } catch (error) {
    const why =
      error instanceof Error ? error.message || ('code' in error ? error.code : '') : error;
    const { host, port } = sql.options;
    throw new Refused(`The database at ${host}:${port} does not let us in (${why}).`);
  }
  const version = rows[0]?.version;
  if (version < OLDEST) {
    throw new Refused(`The database is PostgreSQL ${version}; Lanturlu needs ${OLDEST} or newer.`);
  }
}

/**
 * @param {postgres.Sql} sql
 * @param {Set<number>} known
 */
async function refuseNewerDatabase(sql, known) {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
  if (!table?.made) return;
  const applied = await sql`select created_at::float8 as made from drizzle.__drizzle_migrations`;
  if (applied.every((row) => known.has(row.made))) return;
  throw new Refused(
    'The database was already used by a newer Lanturlu: update this one, so that nothing in it is misread.',
  );
}
