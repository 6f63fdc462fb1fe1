/** Ratings are being computed anew: said where they are shown, and shown as soon as they are there. */
import { getTranslations } from 'next-intl/server';
import { Notice } from '@/app/ui/Notice';
import { Again } from './Again';

export async function Recomputing() {
  const t = await getTranslations('ratings');
  return (
    <Notice>
      {t('recomputing')}
      <Again />
    </Notice>
  );
}
