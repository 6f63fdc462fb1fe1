/** A match on this phone: what the server confirmed, what waits to be sent, and how it gets there. */
export { browserTabs } from './browser-tabs';
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
export { phoneId } from './phone-id';
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
  Place,
  Scorer,
  SentEntry,
  Stop,
  TableState,
} from './types';
