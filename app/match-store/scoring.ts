/** Who scores: as the server says, unless this phone has just taken over and the server does not know yet. */
import { backoff, type Timer } from './backoff';
import { isPassing, patience, type Transport } from './transport';
import type { Scorer, Scoring } from './types';

export interface ScoringParts {
  readonly first: Scoring | null;
  readonly version: number;
  readonly phone: string;
  readonly transport: Transport;
  readonly timer: Timer;
  /** Somebody has the page before him. */
  readonly lookedAt: () => boolean;
  readonly onChange: () => void;
}

export function createScoring(parts: ScoringParts) {
  const { first, version, phone, transport, timer, lookedAt, onChange } = parts;
  const retry = backoff(timer);
  let known = first;
  let knownAt = version;
  let taking = false;
  let asking = false;
  let askAgain = false;
  let now: Scorer | null = scorer();

  /** The same object while nothing changes: a screen compares it. */
  function scorer(): Scorer | null {
    if (taking) return { name: null, mine: true };
    return known && { name: known.name, mine: known.phone === phone };
  }

  function look(): void {
    const next = scorer();
    const same = next?.name === now?.name && next?.mine === now?.mine;
    if (!same) now = next;
  }

  function hear(scoring: Scoring | null, at: number): void {
    if (at < knownAt) return;
    known = scoring;
    knownAt = at;
    look();
  }

  async function ask(): Promise<void> {
    askAgain = asking;
    if (!taking || asking) return;
    asking = true;
    try {
      const { scoring, sessionVersion } = await transport.takeOver(phone);
      taking = false;
      retry.reset();
      hear(scoring, sessionVersion);
    } catch (error) {
      // Where no answer came, this phone scores all the same, and asks again later.
      if (isPassing(error)) retry.again(() => void ask(), patience(error, lookedAt()));
      else taking = false;
    } finally {
      asking = false;
      look();
      onChange();
    }
    if (askAgain) await ask();
  }

  return {
    scorer: () => now,
    hear,
    /** Asks again for what the server has not answered. */
    nudge: () => void ask(),
    takeOver(): void {
      taking = true;
      look();
      onChange();
      void ask();
    },
  };
}
