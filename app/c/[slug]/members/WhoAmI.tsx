/** A member without a player says which guest he was, or that he is new. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';

export interface WhoAmIProps {
  readonly clubId: string;
  readonly guests: readonly { readonly id: string; readonly name: string }[];
  /** The guest he has named already. */
  readonly asked: string | null;
}

export function WhoAmI({ clubId, guests, asked }: WhoAmIProps) {
  const t = useTranslations('members');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const [guest, setGuest] = useState(guests[0]?.id ?? '');
  const act = (deed: () => Promise<unknown>) =>
    run(async () => {
      await deed();
      router.refresh();
      return undefined;
    });
  return (
    <section aria-labelledby="who" className="flex flex-col gap-3 rounded-card border p-4">
      <h2 id="who">{t('who')}</h2>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <p className="text-pretty">{asked === null ? t('whoText') : t('asked', { name: asked })}</p>
      {guests.length > 0 ? (
        <Select
          label={t('iWas')}
          value={guest}
          onChange={({ target }) => setGuest(target.value)}
          options={guests.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {guests.length > 0 ? (
          <Button
            kind="primary"
            busy={busy}
            onClick={() => act(() => trpc.members.claim.mutate({ clubId, playerId: guest }))}
          >
            {t('ask')}
          </Button>
        ) : null}
        <Button busy={busy} onClick={() => act(() => trpc.members.playAsMyself.mutate({ clubId }))}>
          {t('new')}
        </Button>
      </div>
    </section>
  );
}
