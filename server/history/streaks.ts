// Best and worst night, and for how many nights on end somebody won or lost.
import { type Amount, amountText, ZERO } from '@/engine/money/amount';

interface Night {
  readonly sessionId: string;
  readonly date: string;
  readonly net: Amount;
}

export interface NightOfNote {
  readonly sessionId: string;
  readonly date: string;
  /** Exact, of what the nights are counted in. */
  readonly net: string;
}

export interface Run {
  /** Of nights that came to the same, the first; null before the first night. */
  readonly best: NightOfNote | null;
  readonly worst: NightOfNote | null;
  readonly streaks: {
    /** The longest, in nights; one that came to nothing ends it. */
    readonly won: number;
    readonly lost: number;
    /** The one he is in; `even` after a night that came to nothing. */
    readonly now: { readonly kind: 'won' | 'lost' | 'even'; readonly nights: number };
  };
}

/** @param nights in the order in which they were played */
export function runOf(nights: readonly Night[]): Run {
  let best: Night | null = null;
  let worst: Night | null = null;
  let now: Run['streaks']['now'] = { kind: 'even', nights: 0 };
  const longest = { won: 0, lost: 0, even: 0 };
  for (const night of nights) {
    if (best === null || night.net.compare(best.net) > 0) best = night;
    if (worst === null || night.net.compare(worst.net) < 0) worst = night;
    const kind = kindOf(night.net);
    now = { kind, nights: kind === now.kind ? now.nights + 1 : 1 };
    longest[kind] = Math.max(longest[kind], now.nights);
  }
  const { won, lost } = longest;
  return { best: ofNote(best), worst: ofNote(worst), streaks: { won, lost, now } };
}

function kindOf(net: Amount): 'won' | 'lost' | 'even' {
  const side = net.compare(ZERO);
  return side > 0 ? 'won' : side < 0 ? 'lost' : 'even';
}

function ofNote(night: Night | null): NightOfNote | null {
  return night && { sessionId: night.sessionId, date: night.date, net: amountText(night.net) };
}
