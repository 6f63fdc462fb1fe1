/** Another name for somebody, in all nights that were and will be. */
'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { TextField } from '@/app/ui/TextField';
import type { AboutPlayer } from './PlayerSheet';

export function RenameForm({ clubId, player, onDone }: AboutPlayer) {
  const t = useTranslations('players');
  const c = useTranslations('common');
  const [name, setName] = useState(player.name);
  const [empty, setEmpty] = useState(false);
  const { busy, failure, run } = useAction();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (name.trim() === '') return;
    run(async () => {
      await trpc.players.rename.mutate({ clubId, playerId: player.id, name });
      onDone();
      return undefined;
    });
  }

  const wrong = empty || failure?.field === 'name' ? t('nameWrong') : failure?.text;
  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-3 *:first:w-full">
      <TextField
        label={t('name')}
        hint={t('renameHint')}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        error={wrong}
      />
      <SubmitButton kind="primary" busy={busy}>
        {c('save')}
      </SubmitButton>
    </Form>
  );
}
