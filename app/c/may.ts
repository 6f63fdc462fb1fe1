/** What a role lets one do, for showing only what will work; the server decides (server/auth/permissions.ts). */
import type { Club } from '@/app/trpc/types';

export type Role = Club['role'];

/** Those who may, give and take these; owners all of them. */
export function rolesGivenBy(viewer: Role): readonly Role[] {
  if (viewer === 'owner') return ['owner', 'organiser', 'scorer', 'member'];
  return viewer === 'organiser' ? ['scorer', 'member'] : [];
}

/** Settle nights, rename players, change the club. */
export function mayOrganise(role: Role): boolean {
  return role === 'owner' || role === 'organiser';
}

/** Add players, start nights, score, show the board. */
export function mayScore(role: Role): boolean {
  return mayOrganise(role) || role === 'scorer';
}
