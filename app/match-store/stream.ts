/** A stream that is opened anew whenever it ends, by whomever, until nobody wants it any more. */
import { backoff, LONGEST_MS, LOOKED_AT_MS, type Timer } from './backoff';

export interface Opening {
  /** What is sent arrives from now on. */
  readonly onOpen: () => void;
  /** Nothing comes any more. @param refused the server said no, for a reason that a stream cannot tell */
  readonly onEnd: (refused: boolean) => void;
}

export interface StreamParts {
  /** @returns how to hang up */
  readonly open: (opening: Opening) => () => void;
  /** @returns whether one may look on at all; rejects where no answer comes */
  readonly mayLook: () => Promise<boolean>;
  readonly onLine: (open: boolean) => void;
  readonly timer: Timer;
}

/**
 * A browser by itself waits for three seconds before it tries again, and for ever once it was refused.
 * @returns how to end it
 */
export function keepOpen({ open, mayLook, onLine, timer }: StreamParts): () => void {
  const retry = backoff(timer);
  let left = false;
  let hangUp: (() => void) | null = null;

  function begin(): void {
    let ended = false;
    hangUp = null;
    const mine = open({
      onOpen() {
        if (ended || left) return;
        retry.reset();
        onLine(true);
      },
      onEnd(refused) {
        if (ended || left) return;
        ended = true;
        hangUp?.();
        onLine(false);
        retry.again(refused ? () => void ask() : begin, LOOKED_AT_MS);
      },
    });
    // It may have ended before there was anything to hang up.
    if (ended) mine();
    else hangUp = mine;
  }

  async function ask(): Promise<void> {
    const may = await mayLook().catch(() => null);
    if (left) return;
    if (may) begin();
    else retry.again(() => void ask(), may === null ? LOOKED_AT_MS : LONGEST_MS);
  }

  begin();
  return () => {
    left = true;
    retry.reset();
    hangUp?.();
  };
}
