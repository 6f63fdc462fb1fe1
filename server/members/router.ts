// Who belongs to a club: asked in, in which role, and as which player.
import * as z from 'zod';
import { ROLES } from '@/db/schema';
import { newPassword } from '@/server/auth/password';
import { email, locale, name, requestId } from '@/server/input';
import { clubProcedure, openProcedure, router, userProcedure } from '@/server/trpc/init';
import { changeRole } from './change-role';
import { answerClaim, claimPlayer, playAsMyself } from './claim';
import { invite, listInvitations, revokeInvitation } from './invite';
import { acceptInvitation, openInvitation, registerByInvitation } from './join';
import { listMembers } from './list';
import { makePasswordLink, setPasswordByLink } from './password-link';
import { leaveClub, removeMember } from './remove';

const role = z.enum(ROLES);
const token = z.string().max(200);
const nothing = z.strictObject({});
const slug = z.strictObject({ slug: z.string() });
const done = async (work: Promise<void>) => {
  await work;
  return {};
};

export const membersRouter = router({
  list: clubProcedure
    .output(
      z.array(
        z.strictObject({
          userId: z.uuid(),
          name: z.string(),
          role,
          playerId: z.uuid().nullable(),
          claims: z.strictObject({ playerId: z.uuid(), name: z.string() }).nullable(),
        }),
      ),
    )
    .query(({ ctx }) => listMembers(ctx.db, ctx.scope)),

  changeRole: clubProcedure
    .input(z.object({ userId: z.uuid(), role }))
    .output(nothing)
    .mutation(({ ctx, input }) => done(changeRole(ctx.db, ctx.scope, input))),

  remove: clubProcedure
    .input(z.object({ userId: z.uuid() }))
    .output(nothing)
    .mutation(({ ctx, input }) => done(removeMember(ctx.db, ctx.scope, input.userId))),

  leave: clubProcedure.output(nothing).mutation(({ ctx }) => done(leaveClub(ctx.db, ctx.scope))),

  invite: clubProcedure
    .input(z.object({ requestId, role, playerId: z.uuid().nullable(), many: z.boolean() }))
    .output(z.strictObject({ invitationId: z.uuid(), path: z.string() }))
    .mutation(({ ctx, input: { clubId: _, ...input } }) => invite(ctx.db, ctx.scope, input)),

  invitations: clubProcedure
    .output(
      z.array(
        z.strictObject({
          invitationId: z.uuid(),
          role,
          many: z.boolean(),
          expiresAt: z.string(),
          player: z.string().nullable(),
          path: z.string(),
        }),
      ),
    )
    .query(({ ctx }) => listInvitations(ctx.db, ctx.scope)),

  revokeInvitation: clubProcedure
    .input(z.object({ invitationId: z.uuid() }))
    .output(nothing)
    .mutation(({ ctx, input }) => done(revokeInvitation(ctx.db, ctx.scope, input.invitationId))),

  openInvitation: openProcedure
    .input(z.object({ token }))
    .output(
      z.strictObject({ club: z.string(), slug: z.string(), role, player: z.string().nullable() }),
    )
    .query(({ ctx, input }) => openInvitation(ctx.db, input.token)),

  accept: userProcedure
    .input(z.object({ token }))
    .output(slug)
    .mutation(({ ctx, input }) => acceptInvitation(ctx.db, ctx.userId, input.token)),

  register: openProcedure
    .input(z.object({ token, name, email, password: newPassword, locale }))
    .output(slug)
    .mutation(({ ctx, input }) => registerByInvitation(ctx.db, input)),

  claim: clubProcedure
    .input(z.object({ playerId: z.uuid() }))
    .output(nothing)
    .mutation(({ ctx, input }) => done(claimPlayer(ctx.db, ctx.scope, input.playerId))),

  playAsMyself: clubProcedure
    .output(z.strictObject({ playerId: z.uuid() }))
    .mutation(({ ctx }) => playAsMyself(ctx.db, ctx.scope)),

  answerClaim: clubProcedure
    .input(z.object({ userId: z.uuid(), playerId: z.uuid(), agrees: z.boolean() }))
    .output(nothing)
    .mutation(({ ctx, input }) => done(answerClaim(ctx.db, ctx.scope, input))),

  passwordLink: clubProcedure
    .input(z.object({ userId: z.uuid() }))
    .output(z.strictObject({ path: z.string() }))
    .mutation(({ ctx, input }) => makePasswordLink(ctx.db, ctx.scope, input.userId)),

  setPassword: openProcedure
    .input(z.object({ token, password: newPassword }))
    .output(nothing)
    .mutation(({ ctx, input }) => done(setPasswordByLink(ctx.db, input))),
});
