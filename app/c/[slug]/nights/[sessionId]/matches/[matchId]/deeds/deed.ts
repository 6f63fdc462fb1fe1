/** What every deed beside the rounds is given by the sheet it stands in. */
import type { TableState } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { Entry, PlayerId } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';

export interface DeedProps {
  readonly game: AnyGame;
  readonly state: TableState;
  readonly words: Words;
  /** Enters it, or both one after the other, and leaves the sheet. */
  readonly onEnter: (...entries: readonly Entry[]) => void;
}

/** The places at which somebody can sit down: at the left of each seat. */
export function placesOf(
  seats: readonly PlayerId[],
): { readonly after: PlayerId; readonly before: PlayerId }[] {
  return seats.map((after, index) => ({
    after,
    before: seats[(index + 1) % seats.length] ?? after,
  }));
}
