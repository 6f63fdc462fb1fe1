/** The tabs of one phone: one of them sends at a time, and what one does the others show. */
import type { ConfirmedEntry } from './types';

/** The outbox has changed, and this has been confirmed. */
export interface Told {
  readonly confirmed: readonly ConfirmedEntry[];
}

export interface Tabs {
  tell(told: Told): void;
  listen(hear: (told: Told) => void): () => void;
  /** Does the work while no other tab of this phone does the like. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** A phone with one tab. */
export const onlyTab: Tabs = {
  tell() {},
  listen: () => () => {},
  alone: (work) => work(),
};
