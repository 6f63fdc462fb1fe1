// Shared expenses of a night.
import * as z from 'zod';
import { requestId, version } from '@/server/input';
import { clubProcedure, router } from '@/server/trpc/init';
import { addExpense } from './add';
import { changeExpense, removeExpense } from './change';
import { expense } from './schemas';

const seen = z.object({ expenseId: z.uuid(), expectedVersion: version });

export const expensesRouter = router({
  add: clubProcedure
    .input(expense.extend({ requestId, sessionId: z.uuid() }))
    .output(z.strictObject({ expenseId: z.uuid() }))
    .mutation(({ ctx, input: { clubId: _club, ...input } }) =>
      addExpense(ctx.db, ctx.scope, input),
    ),

  change: clubProcedure
    .input(expense.extend(seen.shape))
    .output(z.strictObject({ version: z.int() }))
    .mutation(({ ctx, input }) => changeExpense(ctx.db, ctx.scope, input)),

  remove: clubProcedure
    .input(seen)
    .output(z.strictObject({ expenseId: z.uuid() }))
    .mutation(({ ctx, input }) => removeExpense(ctx.db, ctx.scope, input)),
});
