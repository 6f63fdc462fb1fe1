// A club's own house rules: named sets for each game, every version of which is kept.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';
import { name, requestId, version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { archiveSet } from './archive';
import { createSet } from './create';
import { getSet } from './get';
import { listSets } from './list';
import { renameSet } from './rename';
import { saveSet } from './save';

const game = z.enum(GAME_IDS);
const id = z.uuid();

/** Judged by the game's own table, in the use case. */
const rules = z.unknown();

const set = z.strictObject({
  id,
  game,
  name: z.string(),
  version: z.int(),
  rules,
  archived: z.boolean(),
});

const lastPlayed = z.strictObject({ game, houseRulesId: z.uuid().nullable() });

export const houseRulesRouter = router({
  list: clubProcedure
    .output(z.strictObject({ sets: z.array(set), lastPlayed: z.array(lastPlayed) }))
    .query(({ ctx }) => listSets(ctx.db, ctx.scope)),

  get: clubProcedure
    .input(z.object({ id }))
    .output(
      set.extend({
        versions: z.array(z.strictObject({ version: z.int(), rules, createdAt: z.string() })),
      }),
    )
    .query(({ ctx, input }) => getSet(ctx.db, ctx.scope, input.id)),

  create: clubProcedure
    .input(z.object({ requestId, game, name, rules }))
    .output(z.strictObject({ id }))
    .mutation(({ ctx, input: { clubId: _, ...input } }) => createSet(ctx.db, ctx.scope, input)),

  save: clubProcedure
    .input(z.object({ id, expectedVersion: version, rules }))
    .output(z.strictObject({ version: z.int() }))
    .mutation(({ ctx, input }) => saveSet(ctx.db, ctx.scope, input)),

  rename: clubProcedure
    .input(z.object({ id, name }))
    .output(z.strictObject({ name: z.string() }))
    .mutation(({ ctx, input }) => renameSet(ctx.db, ctx.scope, input)),

  archive: clubProcedure
    .input(z.object({ id, archived: z.boolean() }))
    .output(z.strictObject({ archived: z.boolean() }))
    .mutation(({ ctx, input }) => archiveSet(ctx.db, ctx.scope, input)),
});
