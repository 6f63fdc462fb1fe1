// Runs a TypeScript file with the database at hand: `node scripts/with-db.mjs FILE [arguments]`.
// @ts-check
import { spawn } from 'node:child_process';
import { startPostgres } from '../db/embedded.mjs';
import { Refused } from '../db/refused.mjs';
import { serverEnvironment } from './lib/environment.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { POSTGRES, tool } from './lib/project.mjs';
import { Failed } from './lib/run.mjs';
import { readSecrets } from './lib/secrets.mjs';

/** @param {string[]} args the file and what it is given */
async function runWithDatabase(args) {
  if (!isInstalled()) await install();
  const { migrateDatabase } = await import('../db/migrate.mjs');
  // A Lanturlu that runs goes on running: its server is adopted, and left to it afterwards.
  const own = process.env.DATABASE_URL ? undefined : await startPostgres({ dir: POSTGRES });
  const databaseUrl = own?.url ?? process.env.DATABASE_URL ?? '';
  try {
    await migrateDatabase(databaseUrl);
    const env = serverEnvironment({ databaseUrl, secrets: readSecrets() });
    const child = spawn(process.execPath, [tool('tsx/dist/cli.mjs'), ...args], {
      env,
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill());
    return await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  } finally {
    await own?.stop();
  }
}

try {
  process.exitCode = await runWithDatabase(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Refused || error instanceof Failed ? error.message : error);
  process.exitCode = 1;
}
