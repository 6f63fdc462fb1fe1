// One backup or one restore in a process of its own, told as one line of JSON: `measured.ts backup|restore FILE`.
import { createReadStream, createWriteStream } from 'node:fs';
import { connect } from '@/db/client';
import { restoreArchive } from '@/server/archive/restore';
import { writeArchive } from '@/server/archive/write';
import { config } from '@/server/config';

export interface Took {
  readonly rows: number;
  readonly milliseconds: number;
  /** Of resident memory, in bytes. */
  readonly peak: number;
}

const KILOBYTE = 1024;
const [what, file = ''] = process.argv.slice(2);
const { sql } = connect(config().databaseUrl, 2);
const start = performance.now();
const rows =
  what === 'backup'
    ? await writeArchive(sql, 'club', createWriteStream(file))
    : (await restoreArchive(sql, () => createReadStream(file))).rows;
const took: Took = {
  rows,
  milliseconds: performance.now() - start,
  peak: process.resourceUsage().maxRSS * KILOBYTE,
};
await sql.end();
console.log(JSON.stringify(took));
