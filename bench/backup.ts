// `npm run bench:backup [NIGHTS]`: time and memory of backing up and restoring a large club, against a small one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@/db/client';
import { cloneDatabase, throwAwayPostgres } from '@/db/testing/postgres';
import { ROOT, tool } from '@/scripts/lib/project.mjs';
import { testConfig } from './backup/config';
import type { Took } from './backup/measured';
import { BACKUP_RATIO } from './budgets';
import { fillClub } from './club/fill';

const SMALL = 10;
const LARGE = Number(process.argv[2] ?? 1_000);
const ROUNDS = 100;
const MEGABYTE = 1_000_000;

/** In a process of its own, whose peak of memory is that of the work alone. */
function measured(what: 'backup' | 'restore', databaseUrl: string, file: string): Took {
  const args = [tool('tsx/dist/cli.mjs'), 'bench/backup/measured.ts', what, file];
  const env = { ...process.env, ...testConfig(databaseUrl) };
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, env });
  if (status !== 0) throw new Error(`${what}: ${stderr}`);
  return JSON.parse(String(stdout)) as Took;
}

const server = await throwAwayPostgres({ large: true });
const folder = mkdtempSync(join(tmpdir(), 'lanturlu-bench-'));
const peaks = new Map<string, number[]>();
try {
  for (const nights of [SMALL, LARGE]) {
    const from = await cloneDatabase(server.url);
    const to = await cloneDatabase(server.url);
    const { sql, db } = connect(from.url, 2);
    Object.assign(process.env, testConfig(from.url));
    const club = await fillClub(db, 'club', { nights, rounds: ROUNDS, people: 60 });
    await sql.end();
    const file = join(folder, `${nights}.lanturlu`);
    console.log(`\n${nights} nights, ${club.rounds} rounds`);
    for (const [what, url] of [
      ['backup', from.url],
      ['restore', to.url],
    ] as const) {
      const { rows, milliseconds, peak } = measured(what, url, file);
      peaks.set(what, [...(peaks.get(what) ?? []), peak]);
      const seconds = (milliseconds / 1000).toFixed(1);
      const size = (statSync(file).size / MEGABYTE).toFixed(1);
      const memory = (peak / MEGABYTE).toFixed(0);
      console.log(
        `${what.padEnd(8)} ${rows} rows, ${size} MB: ${seconds} s, at most ${memory} MB of memory`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
}
console.log();
for (const [what, [small = 1, large = 0]] of peaks) {
  const ratio = large / small;
  console.log(`memory of a ${what}: ratio ${ratio.toFixed(2)}, at most ${BACKUP_RATIO}`);
  if (!(ratio <= BACKUP_RATIO)) process.exitCode = 1;
}
