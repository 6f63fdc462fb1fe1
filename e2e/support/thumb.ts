// Counts what a thumb does.
import type { Locator } from '@playwright/test';

export function thumb() {
  let taps = 0;
  return {
    async tap(target: Locator) {
      taps += 1;
      await target.tap();
    },
    /** How many taps since the last time. */
    count() {
      const counted = taps;
      taps = 0;
      return counted;
    },
  };
}
