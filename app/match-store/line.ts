/** How this phone stands with the server: whether what others enter arrives at once, and until when it did. */

export type Line = ReturnType<typeof createLine>;

export function createLine(now: () => number) {
  let streaming = false;
  let unanswered = false;
  let asOf: number | null = null;
  const live = () => streaming && !unanswered;
  return {
    live,
    /** In milliseconds; null before the first connection. */
    asOf: () => asOf,
    /** The stream has brought something: it reaches us, whatever a request has come to. */
    heard(): void {
      unanswered = false;
      asOf = now();
    },
    answered(): void {
      unanswered = false;
      asOf = now();
    },
    /** Nothing waits for an answer: the stream alone says how we stand. */
    atRest(): void {
      unanswered = false;
    },
    notAnswered(): void {
      if (live()) asOf = now();
      unanswered = true;
    },
    /** @returns whether that is new. */
    stream(open: boolean): boolean {
      const changed = open !== streaming;
      streaming = open;
      if (open) unanswered = false;
      if (changed) asOf = now();
      return changed;
    },
  };
}
