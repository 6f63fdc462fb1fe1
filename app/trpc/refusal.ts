/** Why a call failed, in the words of the people who read it. */
import { TRPCClientError } from '@trpc/client';
import { useTranslations } from 'next-intl';
import type { RefusalAnswer } from '@/server/trpc/errors';

/** A refusal that came another way than through tRPC. */
export class RefusedError extends Error {
  constructor(readonly refusal: RefusalAnswer) {
    super(refusal.code);
    this.name = 'RefusedError';
  }
}

/** The refusal that came back, or null where no answer came at all. */
export function refusalOf(error: unknown): RefusalAnswer | null {
  if (error instanceof RefusedError) return error.refusal;
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('refusal' in data)) return null;
  return data.refusal as RefusalAnswer;
}

/** The first part of the input that was refused: `name` of `/name`. */
export function refusedField(error: unknown): string | null {
  const at = refusalOf(error)?.params.at;
  return typeof at === 'string' ? at.split('/')[1] || null : null;
}

/** Says a failure in one sentence; the page gives the namespace `refusals`. */
export function useRefusal(): (error: unknown) => string {
  const t = useTranslations('refusals');
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal === null) return t('unreachable');
    return t(refusal.code, { minutes: Number(refusal.params.minutes ?? 1) });
  };
}
