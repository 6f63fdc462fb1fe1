/** Why a night cannot be settled yet, and where to go about it. */
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Notice } from '@/app/ui/Notice';

export type BlockedProps = { why: 'open-match' | 'to-be-mended'; href: string };

export async function Blocked({ why, href }: BlockedProps) {
  const t = await getTranslations('settle');
  return (
    <Notice
      kind="warning"
      title={t(`blocked.${why}.title`)}
      action={
        <ButtonLink kind="primary" href={href}>
          {t('toTable')}
        </ButtonLink>
      }
    >
      {t(`blocked.${why}.text`)}
    </Notice>
  );
}
