/** An entry that a correction has left without effect, and where to go about it. */
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Notice } from '@/app/ui/Notice';

export async function Blocked({ href }: { href: string }) {
  const t = await getTranslations('settle');
  return (
    <Notice
      kind="warning"
      title={t('blocked.to-be-mended.title')}
      action={
        <ButtonLink kind="primary" href={href}>
          {t('toTable')}
        </ButtonLink>
      }
    >
      {t('blocked.to-be-mended.text')}
    </Notice>
  );
}
