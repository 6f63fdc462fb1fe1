// One formatter for everything that goes wrong: a refusal keeps its code, the unknown shows nothing.
import { type TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import type { LocatedProblem } from '@/engine/match/problem';
import { REFUSALS, Refusal, type RefusalCode, type RefusalParams } from '@/server/refusal';
import { isUnavailable } from '@/server/unavailable';
import { isGone } from './gone';

/** What a caller gets to know of a failed call. */
export interface RefusalAnswer {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
  readonly problems: readonly LocatedProblem[];
  readonly missed: readonly unknown[];
}

export function refused(refusal: Refusal): TRPCError {
  return new TRPCError({ code: REFUSALS[refusal.code], message: refusal.code, cause: refusal });
}

/** What goes wrong outside of a procedure, as a caller gets to know it. */
export function mapped(error: unknown): unknown {
  if (error instanceof Refusal) return refused(error);
  if (isGone(error)) return refused(new Refusal('not-found'));
  return isUnavailable(error) ? refused(new Refusal('unavailable')) : error;
}

export function toTrpcError(error: TRPCError): TRPCError {
  const known = mapped(error.cause);
  if (known instanceof TRPCError) return known;
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error;
  return new TRPCError({ code: error.code, message: 'internal', cause: loggable(error) });
}

/** An error that carries nothing any more that must not be written down. */
class Loggable extends Error {}

/**
 * What may be written down of an error that nobody expected: a failed query carries its values, and with
 * them names, addresses and what proves who somebody is.
 */
export function loggable(error: Error): Error {
  let root: Error = error;
  while (root.cause instanceof Error) root = root.cause;
  if (root instanceof Loggable) return root;
  const code = 'code' in root && typeof root.code === 'string' ? ` ${root.code}` : '';
  const clean = new Loggable(`${root.name}${code}: ${root.message}`);
  const frames = root.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  clean.stack = [clean.message, ...frames].join('\n');
  return clean;
}

/** The HTTP status of a code, for answers outside of the API. */
export function statusOf(code: TRPCError['code']): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code }));
}

function answer(error: TRPCError): RefusalAnswer {
  const { cause } = error;
  if (cause instanceof Refusal) {
    const { code, params, problems, missed } = cause;
    return { code, params, problems, missed };
  }
  const nothing = { problems: [], missed: [] };
  // First: an answer of ours that does not have its declared form is a ZodError too.
  if (error.code === 'INTERNAL_SERVER_ERROR') return { code: 'internal', params: {}, ...nothing };
  if (cause instanceof ZodError) {
    const at = `/${cause.issues[0]?.path.map(String).join('/') ?? ''}`;
    return { code: 'invalid-input', params: { at }, ...nothing };
  }
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
