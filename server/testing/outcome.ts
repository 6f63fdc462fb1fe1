// What became of a call: it passed, or the code of its refusal.
import { TRPCError } from '@trpc/server';
import { Refusal, type RefusalCode } from '@/server/refusal';

export type Outcome = 'passes' | RefusalCode;

/** @throws what is no refusal: a test must fail for it */
export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    await call();
    return 'passes';
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.cause instanceof Refusal) return error.cause.code;
    if (error.code === 'BAD_REQUEST') return 'invalid-input';
    throw error;
  }
}

/** The refusal of a call that must be refused. @throws where it passes, or fails otherwise */
export async function refusalOf(call: () => Promise<unknown>): Promise<Refusal> {
  try {
    await call();
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof Refusal) return error.cause;
    throw error;
  }
  throw new Error('the call was not refused');
}
