/** Makes the club and goes there. */
'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ClubForm } from '@/app/c/ClubForm';
import { typedDecimal } from '@/app/c/decimal';
import { trpc } from '@/app/trpc/client';
import { useRequestId } from '@/app/trpc/use-request-id';
import type { SelectOption } from '@/app/ui/Select';

export function NewClub({ currencies }: { currencies: readonly SelectOption[] }) {
  const t = useTranslations('clubs');
  const locale = useLocale();
  const router = useRouter();
  const request = useRequestId();
  return (
    <ClubForm
      initial={{
        name: '',
        currency: 'EUR',
        unitValue: typedDecimal('0.10', locale),
        timeZone: null,
        locale,
      }}
      currencies={currencies}
      submitLabel={t('create')}
      onSubmit={async (values) => {
        const requestId = request.for(values);
        const { slug } = await trpc.clubs.create.mutate({ requestId, ...values });
        request.answered();
        router.push(`/c/${slug}`);
        return 'leaving';
      }}
    />
  );
}
