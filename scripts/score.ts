// Scores card-night documents on the command line: one line of JSON for each document that can be read.
import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { DocumentFault } from '@/engine/document/fault';
import { readBytes } from '@/engine/document/read';
import { isAccepted, resultText, scoreNight } from '@/engine/document/result';
import messages from '@/messages/en.json';
import { problemText } from '@/messages/problem';

const USAGE = 'Usage: npm run -s score -- FILE...   (- reads standard input)';
const MOST_FAULTS = 20;

/** What the exit code says of a file; the worst one counts. */
const ACCEPTED = 0;
const REFUSED = 1;
const UNREADABLE = 2;

// A reader that has seen enough (`score … | head -1`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = UNREADABLE;
} else {
  process.exitCode = files.map(score).reduce((worst, code) => Math.max(worst, code));
}

function score(file: string): number {
  const bytes = contentOf(file);
  if (bytes === null) return UNREADABLE;
  const read = readBytes(bytes);
  if ('faults' in read) {
    complain(file, read.faults);
    return UNREADABLE;
  }
  const result = scoreNight(read.document);
  const names = new Map(read.document.players.map(({ id, name }) => [id, name]));
  const t = createTranslator({ locale: 'en', messages: messages.problems });
  const line = resultText(result, (problem) =>
    problemText(
      (key, values) => t(key as never, values as never),
      problem,
      (player) => names.get(player) ?? player,
      (units) => units,
    ),
  );
  process.stdout.write(`${line}\n`);
  return isAccepted(result) ? ACCEPTED : REFUSED;
}

function contentOf(file: string): Uint8Array | null {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${file}: ${reason}\n`);
    return null;
  }
}

/** Where, as a JSON pointer, and why. The document itself has the empty pointer, written `""`. */
function complain(file: string, faults: readonly DocumentFault[]): void {
  const t = createTranslator({ locale: 'en', messages: messages.documentFaults });
  for (const { pointer, code, params } of faults.slice(0, MOST_FAULTS)) {
    process.stderr.write(`${file}: ${pointer || '""'}: ${t(code, params as never)} (${code})\n`);
  }
  const more = faults.length - MOST_FAULTS;
  if (more > 0) process.stderr.write(`${file}: and ${more} more\n`);
}
