// Every procedure of the API, found in the router itself, to be called by its path.
import type { ProcedurePath } from '@/server/auth/permissions';
import { appRouter, createCaller } from '@/server/trpc/router';
import type { World } from './world';

export interface CallableProcedure {
  readonly type: 'query' | 'mutation' | 'subscription';
  /** For a subscription: its first value, and then it is closed. */
  call(world: World, who: string, input: unknown): Promise<unknown>;
}

const record = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: CallableProcedure['type'] } }
>;

export const procedures: ReadonlyMap<ProcedurePath, CallableProcedure> = new Map(
  Object.entries(record).map(([path, { _def }]) => [
    path as ProcedurePath,
    { type: _def.type, call: (world, who, input) => call(world, who, path, input) },
  ]),
);

async function call(world: World, who: string, path: string, input: unknown): Promise<unknown> {
  const actor = world.actors.get(who) ?? { kind: 'stranger' };
  let procedure: unknown = createCaller({ db: world.database.db, actor });
  for (const part of path.split('.')) procedure = Reflect.get(procedure as object, part);
  const answer = await (procedure as (input: unknown) => Promise<unknown>)(input);
  return isStream(answer) ? firstOf(answer) : answer;
}

const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

async function firstOf(stream: AsyncIterable<unknown>): Promise<unknown> {
  for await (const value of stream) return value;
  return undefined;
}
