/** Somebody new makes his account and is in the club. */
'use client';

import { NewAccountForm } from '@/app/account/NewAccountForm';
import { trpc } from '@/app/trpc/client';

export function RegisterForm({ token }: { token: string }) {
  return (
    <NewAccountForm
      create={async (account) => {
        const { slug } = await trpc.members.register.mutate({ token, ...account });
        return `/c/${slug}`;
      }}
    />
  );
}
