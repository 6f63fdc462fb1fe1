// From the text of a card-night document to a night that can be played back, or to all that keeps it from that.
import type { DocumentPlayer, NightDocument } from '@/engine/document/document';
import type { DocumentFault } from '@/engine/document/fault';
import { readDocument } from '@/engine/document/read';
import { type NightProblem, type NightResult, scoreNight } from '@/engine/document/result';
import { isError } from '@/engine/match/problem';
import { name as playerName } from '@/server/input';

export interface Usable {
  readonly document: NightDocument;
  readonly result: NightResult;
}

export interface Unusable {
  /** What is wrong with its form; where there is any, nothing was replayed. */
  readonly faults: readonly DocumentFault[];
  /** What the rules refuse, each in its match and entry. */
  readonly problems: readonly NightProblem[];
  /** Of whom the problems speak. */
  readonly people: readonly DocumentPlayer[];
}

/** A document is taken as a whole or not at all. */
export function readNight(text: string): Usable | Unusable {
  const read = readDocument(text);
  if ('faults' in read) return { faults: read.faults, problems: [], people: [] };
  const unnamed = read.document.players.flatMap(({ name }, index) =>
    playerName.safeParse(name).success
      ? []
      : [{ pointer: `/players/${index}/name`, code: 'text' as const, params: {} }],
  );
  if (unnamed.length > 0) return { faults: unnamed, problems: [], people: [] };
  const result = scoreNight(read.document);
  const problems = result.problems.filter(isError);
  return problems.length > 0
    ? { faults: [], problems, people: read.document.players }
    : { document: read.document, result };
}
