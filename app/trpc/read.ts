/** How a page reads: through the caller, as the person who asks; a refusal leads to where he can go on. */
import { TRPCError } from '@trpc/server';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { Refusal } from '@/server/refusal';
import { api } from '@/server/trpc/caller';

type Api = Awaited<ReturnType<typeof api>>;

/**
 * @param here the address to come back to after signing in
 * @returns what was read; does not return where the reader is signed out or may not see it.
 */
export async function read<T>(here: string, question: (api: Api) => Promise<T>): Promise<T> {
  try {
    return await question(await api());
  } catch (error) {
    const code = refusalCode(error);
    if (code === 'signed-out') redirect(`/sign-in?next=${encodeURIComponent(here)}`);
    if (code === 'not-found' || code === 'not-allowed' || code === 'invalid-input') notFound();
    throw error;
  }
}

/** For a page that says itself why something is not to be seen. */
export async function readOrRefusal<T>(
  question: (api: Api) => Promise<T>,
): Promise<{ readonly value: T } | { readonly refused: string }> {
  try {
    return { value: await question(await api()) };
  } catch (error) {
    const refused = refusalCode(error);
    if (refused === null) throw error;
    return { refused };
  }
}

/** Who is signed in, or null. */
export const readMe = cache(async () => {
  try {
    return await (await api()).auth.me();
  } catch (error) {
    if (refusalCode(error) === 'signed-out') return null;
    throw error;
  }
});

const clubBySlug = cache(async (slug: string) => (await api()).clubs.bySlug({ slug }));

/**
 * A club by its address; the other parts of a page ask for it again without cost.
 * @param here the address to come back to after signing in
 */
export const readClub = (slug: string, here = `/c/${slug}`) => read(here, () => clubBySlug(slug));

function refusalCode(error: unknown): string | null {
  if (!(error instanceof TRPCError)) return null;
  if (error.cause instanceof Refusal) return error.cause.code;
  return error.code === 'BAD_REQUEST' ? 'invalid-input' : null;
}
