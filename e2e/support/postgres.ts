// A database server of a test's own, to be killed and started again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exists } from '@/db/embedded/postmaster.mjs';
import { startPostgres } from '@/db/embedded.mjs';
import { migrateDatabase } from '@/db/migrate.mjs';
import { expect } from './fixtures';

export async function ownPostgres() {
  const dir = mkdtempSync(join(tmpdir(), `lanturlu-test-${process.pid}-`));
  let server = await startPostgres({ dir, fsync: false });
  await migrateDatabase(server.url);
  return {
    url: server.url,
    /** Until nothing answers any more. */
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      await expect.poll(() => exists(server.pid)).toBe(false);
    },
    /** On the same port, with what was committed. */
    async comesBack() {
      server = await startPostgres({ dir, fsync: false, port: server.port });
    },
    async drop() {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
