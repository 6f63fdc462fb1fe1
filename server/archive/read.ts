// Reads an archive's lines: first to see that it is whole, then to write its rows.
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ArchiveFault } from './fault';
import { type ArchiveHead, foot, head, readRow } from './format';
import { KEPT, type KeptTable } from './tables';

/** Opens the file anew: an archive is gone through twice and never held in memory. */
export type OpenArchive = () => Readable;

export interface WholeArchive {
  readonly head: ArchiveHead;
  readonly rows: number;
}

/** @throws ArchiveFault for what is no archive, is damaged, or was written by a newer version */
export async function checkArchive(open: OpenArchive, schema: number): Promise<WholeArchive> {
  const sum = createHash('sha256');
  let first: ArchiveHead | null = null;
  let held: string | null = null;
  let rows = -1;
  for await (const line of linesOf(open)) {
    if (first === null) first = readHead(line, schema);
    if (held !== null) {
      sum.update(`${held}\n`);
      rows += 1;
    }
    held = line;
  }
  if (first === null || held === null) throw new ArchiveFault('no-archive');
  const end = foot.safeParse(jsonOf(held));
  if (!end.success || end.data.rows !== rows || end.data.sha256 !== sum.digest('hex')) {
    throw new ArchiveFault('damaged');
  }
  return { head: first, rows };
}

export interface ArchivedRow {
  readonly table: KeptTable;
  /** As the database writes it. */
  readonly json: string;
}

/** Of an archive that was checked. */
export async function* rowsIn(open: OpenArchive): AsyncGenerator<ArchivedRow> {
  for await (const line of linesOf(open)) {
    const row = readRow(line);
    if (!row) continue;
    if (!Object.hasOwn(KEPT, row.table)) throw new ArchiveFault('damaged');
    yield { table: row.table as KeptTable, json: row.json };
  }
}

function readHead(line: string, schema: number): ArchiveHead {
  const value = jsonOf(line);
  const read = head.safeParse(value);
  if (!read.success) {
    const format = typeof value === 'object' && value !== null && Reflect.get(value, 'format');
    const newer = typeof format === 'string' && format.startsWith('lanturlu-archive/');
    throw new ArchiveFault(newer ? 'newer' : 'no-archive');
  }
  if (read.data.schema > schema) throw new ArchiveFault('newer');
  return read.data;
}

async function* linesOf(open: OpenArchive): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const file = open();
  file.on('error', (error) => unzipped.destroy(error));
  let lines = 0;
  try {
    const input = file.pipe(unzipped);
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      lines += 1;
      yield line;
    }
  } catch (error) {
    if (!isZipFault(error)) throw error;
    throw new ArchiveFault(lines === 0 ? 'no-archive' : 'damaged');
  }
}

function isZipFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
