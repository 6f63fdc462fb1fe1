/** Another name for somebody, in all nights that were and will be. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Sheet } from '@/app/ui/Sheet';
import { TextField } from '@/app/ui/TextField';

export type RenamePlayerProps = {
  clubId: string;
  /** Who is renamed; null while nobody is. */
  player: { id: string; name: string } | null;
  onClose: () => void;
};

export function RenamePlayer({ clubId, player, onClose }: RenamePlayerProps) {
  const t = useTranslations('players');
  const c = useTranslations('common');
  const router = useRouter();
  const form = useId();
  const [name, setName] = useState('');
  const [empty, setEmpty] = useState(false);
  const { busy, failure, run, setFailure } = useAction();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another player, another beginning.
  useEffect(() => {
    if (player === null) return;
    setName(player.name);
    setEmpty(false);
    setFailure(null);
  }, [player]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (player === null || name.trim() === '') return;
    run(async () => {
      await trpc.players.rename.mutate({ clubId, playerId: player.id, name });
      onClose();
      router.refresh();
      return undefined;
    });
  }

  const wrong = empty || failure?.field === 'name' ? t('nameWrong') : failure?.text;
  return (
    <Sheet
      open={player !== null}
      onClose={onClose}
      closeLabel={c('close')}
      title={t('renameTitle')}
      primary={
        <SubmitButton form={form} kind="primary" size="large" busy={busy}>
          {c('save')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={submit}>
        <TextField
          label={t('name')}
          hint={t('renameHint')}
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={wrong}
        />
      </Form>
    </Sheet>
  );
}
