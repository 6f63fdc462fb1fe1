/** Whom a player has met, the most often first, and the way to the two against each other. */
'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Met } from '@/app/trpc/types';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Select } from '@/app/ui/Select';

/** The page gives the namespace `history`. */
export function Opponents({ met, href }: { met: Met; href: string }) {
  const t = useTranslations('history.against');
  const router = useRouter();
  const [chosen, setChosen] = useState(met.others[0]?.id ?? '');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        router.push(`${href}/against/${chosen}`);
      }}
      className="flex flex-col items-start gap-3"
    >
      <div className="w-full">
        <Select
          label={t('choose')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={met.others.map(({ id, name, nights }) => {
            return { value: id, label: t('option', { name, nights }) };
          })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton>{t('show')}</SubmitButton>
        {met.more ? (
          <Link
            href={`${href}?others=all#against`}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {t('all')}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
