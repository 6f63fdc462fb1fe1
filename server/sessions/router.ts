// Card nights: begun, listed, looked at.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';
import { unitValue } from '@/server/clubs/schemas';
import { date, name, requestId, version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { getSession } from './get';
import { listSessions } from './list';
import { repeatMatch } from './repeat-match';
import { seatPlayer } from './seat';
import { startSession } from './start';
import { startMatch } from './start-match';

const newMatch = z.object({
  game: z.enum(GAME_IDS),
  rules: z
    .union([
      z.strictObject({ set: z.uuid(), version }),
      // Judged by the game's own table, in the use case.
      z.strictObject({ written: z.unknown() }),
    ])
    .optional(),
  players: z.array(z.uuid()).min(2).max(16),
  dealer: z.uuid().optional(),
  tableNumber: z.int().min(1).max(99).optional(),
});

const status = z.enum(['open', 'settled']);
const matchStatus = z.enum(['open', 'closed', 'won']);

const session = z.strictObject({
  id: z.uuid(),
  clubId: z.uuid(),
  date: z.string(),
  name: z.string().nullable(),
  currency: z.string().nullable(),
  unitValue: z.string(),
  roundTo: z.int(),
  status,
  version: z.int(),
  players: z.array(
    z.strictObject({
      ref: z.string(),
      name: z.string(),
      playerId: z.uuid(),
      /** The number of the table at which he sits in an open match. */
      sitsAt: z.int().nullable(),
    }),
  ),
  matches: z.array(
    z.strictObject({
      id: z.uuid(),
      number: z.int(),
      tableNumber: z.int(),
      game: z.string(),
      status: matchStatus,
      version: z.int(),
      /** Whether the reader's own account scores it. */
      mine: z.boolean(),
      houseRules: z.strictObject({ id: z.uuid(), name: z.string(), version: z.int() }).nullable(),
    }),
  ),
});

const listedNight = z.strictObject({
  id: z.uuid(),
  date: z.string(),
  name: z.string().nullable(),
  status,
  currency: z.string().nullable(),
  /** Whether somebody laid something out for others: then money is more than units are worth. */
  sharedExpenses: z.boolean(),
  players: z.array(
    z.strictObject({
      ref: z.string(),
      name: z.string(),
      units: z.string(),
      money: z.string().nullable(),
    }),
  ),
  matches: z.array(z.strictObject({ id: z.uuid(), game: z.string(), status: matchStatus })),
});

export const sessionsRouter = router({
  start: clubProcedure
    .input(
      z.object({
        requestId,
        date,
        name: name.optional(),
        unitValue,
        match: newMatch,
        plannedId: z.uuid().optional(),
      }),
    )
    .output(z.strictObject({ sessionId: z.uuid(), matchId: z.uuid() }))
    .mutation(({ ctx, input }) => startSession(ctx.db, ctx.scope, input)),

  startMatch: clubProcedure
    .input(z.object({ requestId, sessionId: z.uuid(), match: newMatch }))
    .output(z.strictObject({ matchId: z.uuid() }))
    .mutation(({ ctx, input }) => startMatch(ctx.db, ctx.scope, input)),

  repeatMatch: clubProcedure
    .input(z.object({ requestId, sessionId: z.uuid(), matchId: z.uuid() }))
    .output(z.strictObject({ matchId: z.uuid() }))
    .mutation(({ ctx, input }) => repeatMatch(ctx.db, ctx.scope, input)),

  seat: clubProcedure
    .input(z.object({ sessionId: z.uuid(), matchId: z.uuid(), playerId: z.uuid() }))
    .output(z.strictObject({ ref: z.string() }))
    .mutation(({ ctx, input }) => seatPlayer(ctx.db, ctx.scope, input)),

  list: clubProcedure
    .input(
      z.object({
        cursor: z.string().max(60).optional(),
        limit: z.int().min(1).max(50).default(20),
      }),
    )
    .output(z.strictObject({ nights: z.array(listedNight), nextCursor: z.string().nullable() }))
    .query(({ ctx, input }) => listSessions(ctx.db, ctx.scope, input)),

  get: clubProcedure
    .input(z.object({ sessionId: z.uuid() }))
    .output(session)
    .query(({ ctx, input }) => getSession(ctx.db, ctx.scope, input.sessionId)),
});
