/** The first account: its holder goes on to found his club. */
'use client';

import { NewAccountForm } from '@/app/account/NewAccountForm';
import { trpc } from '@/app/trpc/client';

export function SetupForm({ token }: { token: string }) {
  return (
    <NewAccountForm
      create={async (account) => {
        await trpc.auth.setup.mutate({ token, ...account });
        return '/c/new';
      }}
    />
  );
}
