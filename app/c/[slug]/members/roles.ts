/** Which roles somebody may give, for offering only what will work; the server decides (server/members/roles.ts). */
import type { Club } from '@/app/trpc/types';

export type Role = Club['role'];

export function rolesGivenBy(viewer: Role): readonly Role[] {
  if (viewer === 'owner') return ['owner', 'organiser', 'scorer', 'member'];
  return viewer === 'organiser' ? ['scorer', 'member'] : [];
}
