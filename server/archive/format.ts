// The file: gzipped lines of JSON, a head, a row a line, and a foot that counts and checks what is between.
import * as z from 'zod';

export const ARCHIVE_FORMAT = 'lanturlu-archive/1';

export const head = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  /** How many migrations made the tables that the rows come from. */
  schema: z.int().positive(),
  club: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type ArchiveHead = z.infer<typeof head>;

export const foot = z.object({ rows: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** A row's line begins with its table; the rest is the database's own JSON and is never taken apart here. */
const ROW = /^\["([a-z_]+)",(.*)\]$/;

export function rowLine(table: string, json: string): string {
  return `["${table}",${json}]`;
}

export function readRow(line: string): { table: string; json: string } | null {
  const match = ROW.exec(line);
  return match ? { table: match[1] ?? '', json: match[2] ?? '' } : null;
}
