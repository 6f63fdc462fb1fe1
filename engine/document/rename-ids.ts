/** The same entry under other ids: for whoever keeps a document's people by ids of his own. */
import type { LogEntry, PlayerId } from '@/engine/match/entries';

export type NewId = (id: PlayerId) => PlayerId;

/** Under these keys a text is an id, a list holds ids, and an object is keyed by them. */
const IDS = new Set([
  'player',
  'after',
  'dealer',
  'absent',
  'calls',
  'exchanged',
  'tricks',
  'flush',
  'exempt',
  'played',
  'out',
  'closer',
  'hands',
  'melds',
  'points',
  'fourPiernas',
  'firstMeld',
  'opened',
  'allMelded',
  'chinchon',
]);

/** Cards, amounts, remarks and numbers of entries stay as they are, also where they spell an id. */
export function renameIds(entry: LogEntry, newId: NewId): LogEntry {
  return partsOf(entry, newId) as unknown as LogEntry;
}

function partsOf(part: object, newId: NewId): object {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]): [string, unknown] => {
      if (IDS.has(key)) return [key, idsOf(value, newId)];
      if (key === 'with' || key === 'cards') return [key, partsOf(value as object, newId)];
      if (key === 'penalties') {
        return [key, (value as object[]).map((penalty) => partsOf(penalty, newId))];
      }
      // Of a penalty between rounds; one inside a round goes to no player.
      const isPayee = key === 'to' && 'type' in part && part.type === 'penalty' && value !== 'pot';
      return [key, isPayee ? newId(value as PlayerId) : value];
    }),
  );
}

function idsOf(value: unknown, newId: NewId): unknown {
  if (typeof value === 'string') return newId(value);
  if (Array.isArray(value)) return value.map((id: PlayerId) => newId(id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([id, inner]) => [newId(id), inner]));
}
