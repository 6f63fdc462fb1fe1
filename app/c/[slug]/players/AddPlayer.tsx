/** A name and "Add": the field keeps the focus for the next one. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Field, INPUT_CLASS } from '@/app/ui/Field';
import { Form, SubmitButton } from '@/app/ui/Form';

export type AddPlayerProps = {
  clubId: string;
  /** Who is there already; a name may come twice. */
  names: readonly string[];
  label?: string;
  onAdded?: (player: { id: string; name: string }) => void;
};

export function AddPlayer({ clubId, names, label, onAdded }: AddPlayerProps) {
  const t = useTranslations('players');
  const router = useRouter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [added, setAdded] = useState('');
  const [empty, setEmpty] = useState(false);
  const { busy, failure, run } = useAction();
  const request = useRequestId();
  const typed = plain(name);
  const twin = typed === '' ? undefined : names.find((other) => plain(other) === typed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    field.current?.focus();
    setEmpty(name.trim() === '');
    if (name.trim() === '') return;
    run(async () => {
      const requestId = request.for({ clubId, name });
      const player = await trpc.players.add.mutate({ requestId, clubId, name });
      request.answered();
      // Whoever types on while it was saved does not lose his letters.
      setName((now) => (now === name ? '' : now));
      setAdded(player.name);
      onAdded?.(player);
      router.refresh();
      return undefined;
    });
  }

  const wrong = empty || failure?.field === 'name' ? t('nameWrong') : failure?.text;
  return (
    <Form onSubmit={submit}>
      <Field id={id} label={label ?? t('add')} error={wrong}>
        {(input) => (
          <div className="flex gap-2">
            <input
              {...input}
              ref={field}
              type="text"
              value={name}
              autoComplete="off"
              autoCapitalize="words"
              enterKeyHint="done"
              placeholder={t('namePlaceholder')}
              onChange={(event) => {
                setName(event.target.value);
                setEmpty(false);
              }}
              className={`${INPUT_CLASS} min-w-0`}
            />
            <SubmitButton busy={busy} className="shrink-0">
              {t('addShort')}
            </SubmitButton>
          </div>
        )}
      </Field>
      <p aria-live="polite" className="min-h-6 pt-1 text-sm text-soft">
        {twin ? t('twin', { name: twin }) : added ? t('added', { name: added }) : ''}
      </p>
    </Form>
  );
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase();
}
