/** A name goes for good: first what goes along, then the name typed once more. */
'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import type { ErasurePreview } from '@/app/trpc/types';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Notice } from '@/app/ui/Notice';
import { TextField } from '@/app/ui/TextField';
import type { AboutPlayer } from './PlayerSheet';

export function EraseForm({ clubId, player, onDone }: AboutPlayer) {
  const t = useTranslations('players');
  const [preview, setPreview] = useState<ErasurePreview | null>(null);
  const [typed, setTyped] = useState('');
  const { busy, failure, run } = useAction();
  const playerId = player.id;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    run(async () => {
      await trpc.players.erase.mutate({ clubId, playerId, name: typed });
      onDone();
      return undefined;
    });
  }

  const wrong = failure?.field === 'name';
  return (
    <>
      <p className="text-sm text-soft">{t('eraseText')}</p>
      {failure && !wrong ? <Notice kind="error">{failure.text}</Notice> : null}
      {preview === null ? (
        <div>
          <Button
            busy={busy}
            onClick={() =>
              run(async () => {
                setPreview(await trpc.players.previewErasure.query({ clubId, playerId }));
                return undefined;
              })
            }
          >
            {t('eraseLook')}
          </Button>
        </div>
      ) : (
        <Form onSubmit={submit} className="flex flex-col items-start gap-3">
          <p>
            {t('eraseNotes', { notes: preview.notes })}{' '}
            {preview.also.length > 0 ? t('eraseAlso', { names: preview.also.join(', ') }) : null}{' '}
            {preview.account ? t('eraseAccount') : null}
          </p>
          <div className="w-full">
            <TextField
              label={t('eraseConfirm', { name: player.name })}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
              error={wrong ? t('eraseWrong') : undefined}
            />
          </div>
          <SubmitButton kind="danger" busy={busy}>
            {t('eraseDo')}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
