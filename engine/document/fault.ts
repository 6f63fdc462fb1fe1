/** Why a text is no readable document: a place, a code and what it speaks of. Never a sentence. */

/** Sentences stand under `documentFaults.<code>`. */
export const DOCUMENT_FAULTS = [
  'not-utf8',
  'syntax',
  'duplicate-key',
  'too-deep',
  'too-large',
  'missing',
  'unknown-key',
  'type',
  'value',
  'text',
  'id',
  'duplicate',
  'not-a-player',
  'empty',
  'count',
  'amount',
  'above-zero',
  'sum',
  'card',
  'date',
  'time',
  'game',
  'entry-type',
  'correction',
  'house-rule',
  'house-rule-value',
  'house-rule-needs',
  'house-rule-whole',
] as const;

export type DocumentFaultCode = (typeof DOCUMENT_FAULTS)[number];

export type FaultParams = Readonly<Record<string, string | number>>;

export interface DocumentFault {
  /** A JSON pointer (RFC 6901) from the document; the document itself is the empty pointer. */
  readonly pointer: string;
  readonly code: DocumentFaultCode;
  readonly params: FaultParams;
}

/** The JSON pointer of a path of keys and indexes. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
