// Nights that are yet to come: planned, changed, called off; who comes; and calendars that read them.
import * as z from 'zod';
import { ANSWERS } from '@/db/schema';
import { date, note, requestId, version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { answerPlanned } from './answer';
import { getCalendar, makeCalendar, revokeCalendar } from './calendar';
import { callOff } from './call-off';
import { changePlanned } from './change';
import { planNights } from './create';
import { getPlanned, listPlanned } from './list';

/** Of the club's clock, `19:30`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const plannedId = z.uuid();
const answer = z.enum(ANSWERS);
const said = z.object({ time, place: note, note });
const nothing = z.strictObject({});
const atVersion = z.strictObject({ version: z.int() });

/** Half a year of weeks. */
const MOST_AT_ONCE = 26;

const plannedNight = z.strictObject({
  id: z.uuid(),
  date: z.string(),
  time: z.string(),
  place: z.string().nullable(),
  note: z.string().nullable(),
  calledOff: z.boolean(),
  sessionId: z.uuid().nullable(),
  version: z.int(),
  answers: z
    .array(z.strictObject({ playerId: z.uuid(), name: z.string(), answer }).readonly())
    .readonly(),
});

export const planningRouter = router({
  list: clubProcedure
    .output(
      z.strictObject({
        today: z.string(),
        me: z.uuid().nullable(),
        nights: z.array(plannedNight.readonly()).readonly(),
      }),
    )
    .query(({ ctx }) => listPlanned(ctx.db, ctx.scope)),

  get: clubProcedure
    .input(z.object({ plannedId }))
    .output(plannedNight)
    .query(({ ctx, input }) => getPlanned(ctx.db, ctx.scope, input.plannedId)),

  create: clubProcedure
    .input(said.extend({ requestId, dates: z.array(date).min(1).max(MOST_AT_ONCE) }))
    .output(z.strictObject({ ids: z.array(z.uuid()) }))
    .mutation(({ ctx, input: { clubId: _, ...input } }) => planNights(ctx.db, ctx.scope, input)),

  change: clubProcedure
    .input(said.extend({ plannedId, expectedVersion: version, date }))
    .output(atVersion)
    .mutation(({ ctx, input }) => changePlanned(ctx.db, ctx.scope, input)),

  callOff: clubProcedure
    .input(z.object({ plannedId, calledOff: z.boolean() }))
    .output(atVersion)
    .mutation(({ ctx, input }) => callOff(ctx.db, ctx.scope, input)),

  answer: clubProcedure
    .input(z.object({ plannedId, playerId: z.uuid().optional(), answer: answer.nullable() }))
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await answerPlanned(ctx.db, ctx.scope, input);
      return {};
    }),

  calendar: clubProcedure
    .output(z.strictObject({ path: z.string().nullable() }))
    .query(({ ctx }) => getCalendar(ctx.db, ctx.scope)),

  makeCalendar: clubProcedure
    .output(z.strictObject({ path: z.string() }))
    .mutation(({ ctx }) => makeCalendar(ctx.db, ctx.scope)),

  revokeCalendar: clubProcedure.output(nothing).mutation(async ({ ctx }) => {
    await revokeCalendar(ctx.db, ctx.scope);
    return {};
  }),
});
