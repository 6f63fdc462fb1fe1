// The first account, and one's own.
import * as z from 'zod';
import { email, locale, name } from '@/server/input';
import { openProcedure, router, userProcedure } from '@/server/trpc/init';
import { getAccount, setLocale } from './account';
import { deleteAccount, previewDeletion } from './delete-account';
import { listLogins, signOutLogin, signOutOthers } from './logins';
import { newPassword } from './password';
import { needsSetup, setup } from './setup';

const account = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  locale: locale.nullable(),
});

const nothing = z.strictObject({});

const login = z.strictObject({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  since: z.iso.date(),
  lastSeen: z.iso.date(),
  current: z.boolean(),
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

  logins: userProcedure
    .output(z.array(login))
    .query(({ ctx }) => listLogins(ctx.db, ctx.userId, ctx.loginId)),

  signOutLogin: userProcedure
    .input(z.object({ loginId: z.uuid() }))
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await signOutLogin(ctx.db, ctx.userId, input.loginId);
      return {};
    }),

  signOutOthers: userProcedure.output(nothing).mutation(async ({ ctx }) => {
    await signOutOthers(ctx.db, ctx.userId, ctx.loginId);
    return {};
  }),

  previewDeletion: userProcedure.query(({ ctx }) => previewDeletion(ctx.db, ctx.userId)),

  deleteAccount: userProcedure.output(nothing).mutation(async ({ ctx }) => {
    await deleteAccount(ctx.db, ctx.userId);
    return {};
  }),

  setLocale: userProcedure
    .input(z.object({ locale }))
    .output(z.strictObject({}))
    .mutation(async ({ ctx, input }) => {
      await setLocale(ctx.db, ctx.userId, input.locale);
      return {};
    }),
});
