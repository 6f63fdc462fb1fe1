/** Who has not come for long is not listed: how many they are, and the tap that lists them too. */
'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/app/ui/Button';

export type MorePlayersProps = { count: number; onShow: () => void };

/** The page gives the namespace `players`. */
export function MorePlayers({ count, onShow }: MorePlayersProps) {
  const t = useTranslations('players');
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
      {t('more', { count })}
      <Button onClick={onShow}>{t('showAll')}</Button>
    </p>
  );
}
