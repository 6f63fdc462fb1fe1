// The first account, and one's own.
import * as z from 'zod';
import { email, locale, name } from '@/server/input';
import { openProcedure, router, userProcedure } from '@/server/trpc/init';
import { getAccount, setLocale } from './account';
import { newPassword } from './password';
import { needsSetup, setup } from './setup';

const account = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: locale.nullable(),
});

export const authRouter = router({
  needsSetup: openProcedure
    .output(z.strictObject({ needed: z.boolean() }))
    .query(async ({ ctx }) => ({ needed: await needsSetup(ctx.db) })),

  setup: openProcedure
    .input(z.object({ token: z.string().max(200), name, email, password: newPassword, locale }))
    .output(z.strictObject({ userId: z.uuid() }))
    .mutation(({ ctx, input }) => setup(ctx.db, input)),

  me: userProcedure.output(account).query(({ ctx }) => getAccount(ctx.db, ctx.userId)),

  setLocale: userProcedure
    .input(z.object({ locale }))
    .output(z.strictObject({}))
    .mutation(async ({ ctx, input }) => {
      await setLocale(ctx.db, ctx.userId, input.locale);
      return {};
    }),
});
