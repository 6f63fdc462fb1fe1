// What is settled is frozen for all but an organiser's correction, whose difference becomes lines of the plan.
import { organises } from '@/server/auth/permissions';
import type { Scope } from '@/server/auth/scope';
import type { MatchRow } from '@/server/matches/match';
import { Refusal } from '@/server/refusal';
import { refuseSettled, type SessionRow } from '@/server/sessions/night';

/**
 * Whether a match may be written to. After its night is settled only an organiser corrects it; what is
 * carried over goes on at its table while the night it counts in is open.
 * @returns the settled night that the entry moves, whose difference has to be written; otherwise null
 * @throws Refusal `night-settled`
 */
export function refuseFrozen(
  scope: Scope,
  match: Pick<MatchRow, 'countsIn'>,
  session: SessionRow,
  other: SessionRow | null,
  entry: unknown,
): SessionRow | null {
  const isGuest = scope.linkId !== null;
  if (isGuest) refuseSettled(session);
  const counts = match.countsIn === session.id ? session : other;
  if (match.countsIn === null || counts?.status !== 'settled') return null;
  if (!organises(scope) || !isCorrection(entry)) throw new Refusal('night-settled');
  return counts;
}

function isCorrection(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('type' in entry)) return false;
  return entry.type === 'void' || entry.type === 'amend' || entry.type === 'insert';
}

/** The other night that an entry of a match moves, if it counts in another than its own. */
export function otherNight(match: Pick<MatchRow, 'countsIn' | 'sessionId'>): string | null {
  return match.countsIn === match.sessionId ? null : match.countsIn;
}
