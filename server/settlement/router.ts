// What a night came to and why, the moment it is settled, and what goes on another night.
import * as z from 'zod';
import { version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { carryMatch } from './carry';
import { getSettlement } from './get';
import { getPostings } from './postings';
import { postingsAnswer, settlement } from './schemas';
import { settleSession } from './settle';

const ref = z.string().max(64);
const ofNight = z.object({ sessionId: z.uuid() });

export const settlementRouter = router({
  get: clubProcedure
    .input(ofNight.extend({ treasurer: ref.optional() }))
    .output(settlement)
    .query(({ ctx, input }) => getSettlement(ctx.db, ctx.scope, input)),

  postings: clubProcedure
    .input(z.object({ matchId: z.uuid(), playerId: z.uuid() }))
    .output(postingsAnswer)
    .query(({ ctx, input }) => getPostings(ctx.db, ctx.scope, input)),

  settle: clubProcedure
    .input(ofNight.extend({ expectedVersion: version, treasurer: ref.nullable().default(null) }))
    .output(settlement)
    .mutation(({ ctx, input }) => settleSession(ctx.db, ctx.scope, input)),

  carry: clubProcedure
    .input(z.object({ matchId: z.uuid(), from: z.uuid().nullable(), to: z.uuid().nullable() }))
    .output(z.strictObject({ countsIn: z.uuid().nullable() }))
    .mutation(({ ctx, input }) => carryMatch(ctx.db, ctx.scope, input)),
});
