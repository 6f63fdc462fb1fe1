/** What waits on this phone, by match, with the way to its table. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type Waiting, waitingEntries } from '@/app/match-store/waiting';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { formatDate } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';

export function UnsentNotice({ owner }: { owner: string }) {
  const t = useTranslations('unsent');
  const locale = useLocale();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);

  useEffect(() => {
    // Also when it is seen again: a table in another tab may have sent everything.
    const look = () => void waitingEntries(owner).then(setWaiting);
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [owner]);

  // Never in what the server sends, so that its dates cannot differ from this browser's.
  return waiting.map(({ matchId, count, at }) => (
    <Notice
      key={matchId}
      kind="warning"
      action={at ? <ButtonLink href={at.address}>{t('toTable')}</ButtonLink> : undefined}
    >
      {at
        ? t('waiting', { count, night: at.name ?? formatDate(at.date, locale) })
        : t('unnamed', { count })}
    </Notice>
  ));
}
