/** From the text of a document to the document, or to everything that keeps it from being read. */
import type * as z from 'zod';
import type { LogEntry } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import type { NightDocument } from './document';
import { logEntrySchema } from './entries';
import { type DocumentFault, type DocumentFaultCode, type FaultParams, pointerOf } from './fault';
import { type Json, parseJson } from './json';
import { MAX_DOCUMENT_BYTES } from './limits';
import { documentSchema } from './schema';
import { REPORTING } from './values';

export type Read =
  | { readonly document: NightDocument }
  | { readonly faults: readonly [DocumentFault, ...DocumentFault[]] };

/** Reads the bytes of a file. UTF-8, with or without a byte order mark. */
export function readBytes(bytes: Uint8Array): Read {
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) return unreadable('too-large', {});
  try {
    return readDocument(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return unreadable('not-utf8', {});
    throw error;
  }
}

/**
 * Reads a text. A document that is read may still hold entries that are refused: that depends on the
 * course of the match, and `scoreNight` says so.
 */
export function readDocument(text: string): Read {
  if (text.length > MAX_DOCUMENT_BYTES) return unreadable('too-large', {});
  const json = parseJson(text);
  return 'fault' in json ? { faults: [json.fault] } : readValue(json.value);
}

/** Reads what is JSON already. */
export function readValue(value: Json): Read {
  const parsed = documentSchema.safeParse(value, REPORTING);
  if (parsed.success) return { document: parsed.data };
  const [first, ...others] = parsed.error.issues.flatMap(faultsOf);
  return first ? { faults: [first, ...others] } : unreadable('type', { type: 'object' });
}

/** Reads one log entry of a game, outside any document. Pointers lead from the entry. */
export function readLogEntry(
  game: GameId,
  value: unknown,
): { readonly entry: LogEntry } | { readonly faults: readonly DocumentFault[] } {
  const parsed = logEntrySchema(game).safeParse(value, REPORTING);
  return parsed.success
    ? { entry: parsed.data }
    : { faults: parsed.error.issues.flatMap(faultsOf) };
}

function unreadable(code: DocumentFaultCode, params: FaultParams): Read {
  return { faults: [{ pointer: '', code, params }] };
}

/** What zod found, in our words. */
function faultsOf(issue: z.core.$ZodIssue): DocumentFault[] {
  const pointer = pointerOf(issue.path);
  switch (issue.code) {
    case 'custom': {
      const { fault, ...params } = issue.params ?? {};
      return [{ pointer, code: fault, params }];
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        pointer: `${pointer}${pointerOf([key])}`,
        code: 'unknown-key',
        params: { key },
      }));
    case 'invalid_key':
      return [{ pointer, code: 'id', params: {} }];
    case 'invalid_type': {
      if (issue.input === undefined) return [{ pointer, code: 'missing', params: {} }];
      const type = issue.expected === 'array' ? 'list' : 'object';
      return [{ pointer, code: 'type', params: { type } }];
    }
    default:
      return [{ pointer, code: 'value', params: { allowed: '' } }];
  }
}
