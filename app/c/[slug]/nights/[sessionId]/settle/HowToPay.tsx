/** As few payments as possible, or everybody with one of them: the page shows the payments of either. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Answering } from '@/app/ui/Answering';
import { Select } from '@/app/ui/Select';

export type HowToPayProps = {
  address: string;
  /** Ref of the treasurer; null for the fewest. */
  treasurer: string | null;
  people: readonly { ref: string; name: string }[];
};

export function HowToPay({ address, treasurer, people }: HowToPayProps) {
  const t = useTranslations('settle');
  const router = useRouter();
  return (
    <Answering>
      <Select
        label={t('how')}
        value={treasurer ?? ''}
        onChange={(event) => {
          const { value } = event.target;
          const query = value === '' ? '' : `?treasurer=${encodeURIComponent(value)}`;
          router.replace(`${address}${query}`, { scroll: false });
        }}
        options={[
          { value: '', label: t('fewest') },
          ...people.map(({ ref, name }) => ({ value: ref, label: t('treasurer', { name }) })),
        ]}
      />
    </Answering>
  );
}
