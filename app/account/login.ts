/** Signing in and out: next-auth's two forms, sent without leaving the page. */

import { currentOwner, forgetOwner } from '@/app/match-store/owner';
import { RefusedError } from '@/app/trpc/refusal';
import type { RefusalAnswer } from '@/server/trpc/errors';

/** @throws RefusedError `wrong-sign-in`, `too-many-attempts` with the `minutes` to wait */
export async function signIn(email: string, password: string): Promise<void> {
  await submit('callback/credentials', { email, password });
  forgetOwner();
}

export async function signOut(): Promise<void> {
  await submit('signout', {});
  const owner = currentOwner();
  forgetOwner();
  if (owner === null) return;
  const { forgetMatches } = await import('@/app/match-store/kept-matches');
  await forgetMatches(owner);
}

async function submit(action: string, form: Readonly<Record<string, string>>): Promise<void> {
  const proof = await fetch('/api/auth/csrf', { cache: 'no-store' });
  const { csrfToken } = (await proof.json()) as { csrfToken: string };
  const response = await fetch(`/api/auth/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, csrfToken }),
  });
  if (response.ok) return;
  const { refusal } = (await response.json()) as {
    refusal: Pick<RefusalAnswer, 'code' | 'params'>;
  };
  throw new RefusedError({ problems: [], missed: [], ...refusal });
}
