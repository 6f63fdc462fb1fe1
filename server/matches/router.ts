// The write path and what it stands on: append, preview, get.
import * as z from 'zod';
import type { LogEntry } from '@/engine/match/entries';
import type { LocatedProblem } from '@/engine/match/problem';
import { amountText } from '@/engine/money/amount';
import { version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { appendEntry } from './append';
import { getMatch } from './get';
import { previewEntry } from './preview';
import { phone, scoring } from './scoring';
import { takeOver } from './take-over';

/** An entry as it stands in the log; the engine's reader has accepted it. */
const entry = z.custom<LogEntry>((value) => typeof value === 'object' && value !== null);

export const logRow = z.strictObject({
  matchId: z.uuid(),
  number: z.int(),
  clientId: z.string(),
  entry,
  by: z.string().nullable(),
  receivedAt: z.string(),
});

const match = z.strictObject({
  id: z.uuid(),
  sessionId: z.uuid(),
  number: z.int(),
  game: z.string(),
  rules: z.unknown(),
  seats: z.array(z.string()),
  dealer: z.string(),
  version: z.int(),
  status: z.enum(['open', 'closed', 'won']),
  carried: z.boolean(),
  sessionVersion: z.int(),
  players: z.array(z.strictObject({ ref: z.string(), name: z.string() })),
  scoring: scoring.nullable(),
  log: z.array(logRow),
});

/** Sent by the phone; what is in `entry` is read by the game's own schema, in the use case. */
const asked = z.object({
  matchId: z.uuid(),
  expectedVersion: version,
  entry: z.unknown(),
});

const amount = z.string();
const preview = z.strictObject({
  pots: z.array(
    z.strictObject({ round: z.int(), was: amount.nullable(), becomes: amount.nullable() }),
  ),
  nets: z.array(z.strictObject({ player: z.string(), was: amount, becomes: amount })),
  pot: z.strictObject({ was: amount, becomes: amount }),
  totals: z.array(
    z.strictObject({
      player: z.string(),
      was: z.number().nullable(),
      becomes: z.number().nullable(),
    }),
  ),
  outs: z.array(z.strictObject({ player: z.string(), round: z.int(), comes: z.boolean() })),
  reentries: z.array(z.strictObject({ player: z.string(), entry: z.int(), comes: z.boolean() })),
  mend: z.array(z.custom<LocatedProblem>()),
  problems: z.array(z.custom<LocatedProblem>()),
});

export const matchesRouter = router({
  get: clubProcedure
    .input(z.object({ matchId: z.uuid() }))
    .output(match)
    .query(({ ctx, input }) => getMatch(ctx.db, ctx.scope, input.matchId)),

  append: clubProcedure
    .input(asked.extend({ clientId: z.string().regex(/^[0-9a-f]{32}$/), phone: phone.optional() }))
    .output(z.strictObject({ number: z.int(), version: z.int(), sessionVersion: z.int() }))
    .mutation(({ ctx, input }) => appendEntry(ctx.db, ctx.scope, input)),

  takeOver: clubProcedure
    .input(z.object({ matchId: z.uuid(), phone }))
    .output(z.strictObject({ scoring, sessionVersion: z.int() }))
    .mutation(({ ctx, input }) => takeOver(ctx.db, ctx.scope, input)),

  preview: clubProcedure
    .input(asked)
    .output(preview)
    .query(async ({ ctx, input }) => {
      const { moves, problems } = await previewEntry(ctx.db, ctx.scope, input);
      const text = (value: Parameters<typeof amountText>[0] | null) => value && amountText(value);
      return {
        pots: moves.pots.map(({ round, was, becomes }) => {
          return { round, was: text(was), becomes: text(becomes) };
        }),
        nets: moves.nets.map(({ player, was, becomes }) => {
          return { player, was: amountText(was), becomes: amountText(becomes) };
        }),
        pot: { was: amountText(moves.pot.was), becomes: amountText(moves.pot.becomes) },
        totals: [...moves.totals],
        outs: [...moves.outs],
        reentries: [...moves.reentries],
        mend: [...moves.mend],
        problems: [...problems],
      };
    }),
});
