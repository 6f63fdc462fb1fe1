/** Who may be asked whether he comes back into the match. */
import type { PlayerId } from '@/engine/match/entries';
import type { AnyGame } from '@/engine/match/game';
import type { Timeline } from '@/engine/match/replay';

/** Who fell in the last round and has not come back, in seating order; nobody where no match knows it. */
export function justOut(
  game: AnyGame,
  { played, state }: Timeline,
): { players: readonly PlayerId[]; score: number | null } {
  const none = { players: [], score: null };
  if (!game.reenganche || state.status !== 'open') return none;
  const facts = played.findLast(({ output }) => output.round)?.output.round?.facts;
  if (!facts || !('out' in facts)) return none;
  const { standings = [], reentryScore = null } = game.summary?.(state) ?? {};
  const players = standings
    .filter((one) => one.state === 'out' && facts.out.includes(one.player))
    .map(({ player }) => player);
  return { players, score: reentryScore };
}
