/** The same entry under other ids: for whoever keeps a document's people by ids of his own. */
import type { LogEntry, LooCards, PlayerId, RoundPenalty } from '@/engine/match/entries';

export type NewId = (id: PlayerId) => PlayerId;

/**
 * Under a key of `ids` a text is an id, a list holds ids, and an object is keyed by them; `parts` have
 * such keys themselves. All else stays as it is, also where it spells an id: cards, amounts, remarks,
 * numbers of entries.
 */
type Holds = 'ids' | 'parts' | 'payee' | 'else';

type KeyOf<Part> = Part extends unknown ? keyof Part : never;

/** Every key there is, so that nobody adds one to an entry without saying whether it names people. */
const HOLDS: Readonly<Record<KeyOf<LogEntry | LooCards | RoundPenalty>, Holds>> = {
  player: 'ids',
  after: 'ids',
  dealer: 'ids',
  absent: 'ids',
  calls: 'ids',
  exchanged: 'ids',
  tricks: 'ids',
  flush: 'ids',
  exempt: 'ids',
  played: 'ids',
  out: 'ids',
  closer: 'ids',
  hands: 'ids',
  melds: 'ids',
  points: 'ids',
  fourPiernas: 'ids',
  firstMeld: 'ids',
  opened: 'ids',
  allMelded: 'ids',
  chinchon: 'ids',
  with: 'parts',
  cards: 'parts',
  penalties: 'parts',
  to: 'payee',
  type: 'else',
  time: 'else',
  by: 'else',
  note: 'else',
  reason: 'else',
  entry: 'else',
  before: 'else',
  trump: 'else',
  turnUp: 'else',
  oneTurn: 'else',
  amount: 'else',
  share: 'else',
};
const HELD: ReadonlyMap<string, Holds> = new Map(Object.entries(HOLDS));

/** @param newId of everybody the entry names */
export function renameIds(entry: LogEntry, newId: NewId): LogEntry {
  return partsOf(entry, newId) as LogEntry;
}

function partsOf(part: object, newId: NewId): object {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]): [string, unknown] => {
      switch (HELD.get(key)) {
        case 'ids':
          return [key, idsOf(value, newId)];
        case 'parts':
          return [
            key,
            Array.isArray(value)
              ? value.map((one: object) => partsOf(one, newId))
              : partsOf(value, newId),
          ];
        case 'payee': {
          // Of a penalty between rounds; one inside a round goes to no player.
          const isPlayer = 'type' in part && value !== 'pot';
          return [key, isPlayer ? newId(value) : value];
        }
        default:
          return [key, value];
      }
    }),
  );
}

function idsOf(value: unknown, newId: NewId): unknown {
  if (typeof value === 'string') return newId(value);
  if (Array.isArray(value)) return value.map((id: PlayerId) => newId(id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([id, inner]) => [newId(id), inner]));
}
