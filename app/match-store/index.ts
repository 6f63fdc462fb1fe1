/** A match on this phone: what the server confirmed, what waits to be sent, and how it gets there. */
export { idbShelf } from './idb-shelf';
export {
  forgetMatches,
  type KeptMatch,
  keepMatch,
  keptMatch,
  keptMatches,
  type OpenedMatch,
} from './kept-matches';
export { currentOwner, forgetOwner, rememberOwner, whenOwnerChanges } from './owner';
export { createMatchStore, type MatchStore } from './store';
export type { News, Transport, Watcher } from './transport';
export { trpcTransport } from './trpc-transport';
export type {
  ConfirmedEntry,
  EntryRef,
  EntryState,
  LogRow,
  MatchSnapshot,
  OutboxItem,
  SentEntry,
  Stop,
  TableState,
} from './types';
