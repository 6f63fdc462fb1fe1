// One formatter for everything that goes wrong: a refusal keeps its code, the unknown shows nothing.
import { TRPCError, type TRPCDefaultErrorShape } from '@trpc/server';
import { ZodError } from 'zod';
import type { LocatedProblem } from '@/engine/match/problem';
import { REFUSALS, Refusal, type RefusalCode, type RefusalParams } from '@/server/refusal';

/** What a caller gets to know of a failed call. */
export interface RefusalAnswer {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
  readonly problems: readonly LocatedProblem[];
  readonly missed: readonly unknown[];
}

export function toTrpcError(error: TRPCError): TRPCError {
  if (error.cause instanceof Refusal) {
    const { cause } = error;
    return new TRPCError({ code: REFUSALS[cause.code], message: cause.code, cause });
  }
  return error;
}

function answer(error: TRPCError): RefusalAnswer {
  const { cause } = error;
  if (cause instanceof Refusal) {
    const { code, params, problems, missed } = cause;
    return { code, params, problems, missed };
  }
  const nothing = { problems: [], missed: [] };
  if (cause instanceof ZodError) {
    const at = `/${cause.issues[0]?.path.map(String).join('/') ?? ''}`;
    return { code: 'invalid-input', params: { at }, ...nothing };
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { code: 'internal', params: {}, ...nothing };
  if (error.code === 'NOT_FOUND') return { code: 'not-found', params: {}, ...nothing };
  return { code: 'invalid-input', params: {}, ...nothing };
}

/** No message of a library or of the database and no stack leaves the server. */
export function describeError(shape: TRPCDefaultErrorShape, error: TRPCError) {
  const refusal = answer(error);
  return {
    ...shape,
    message: refusal.code,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      path: shape.data.path,
      refusal,
    },
  };
}
