/** What waits on this phone, by match, with the way to its table. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { slugOf } from '@/app/c/slug-of';
import { discardWaiting, type Waiting, waitingEntries } from '@/app/match-store/waiting';
import { trpc } from '@/app/trpc/client';
import { refusalOf } from '@/app/trpc/refusal';
import { Button } from '@/app/ui/Button';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { formatDate } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';

export function UnsentNotice({ owner }: { owner: string }) {
  const t = useTranslations('unsent');
  const locale = useLocale();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const look = useCallback(async () => {
    const all = await waitingEntries(owner);
    setWaiting(all);
    const slugs = new Set(all.flatMap(({ at }) => (at ? [slugOf(at.address)] : [])));
    const left = await Promise.all(
      [...slugs].map(async (slug) => ((await isGone(slug)) ? slug : '')),
    );
    setGone(new Set(left));
  }, [owner]);

  useEffect(() => {
    // Also when it is seen again: a table in another tab may have sent everything.
    const again = () => void look();
    again();
    document.addEventListener('visibilitychange', again);
    window.addEventListener('pageshow', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('pageshow', again);
    };
  }, [look]);

  // Never in what the server sends, so that its dates cannot differ from this browser's.
  return waiting.map(({ matchId, count, at }) => {
    if (!at) {
      return (
        <Notice key={matchId} kind="warning">
          {t('unnamed', { count })}
        </Notice>
      );
    }
    const said = { count, night: at.name ?? formatDate(at.date, locale) };
    const discard = () => void discardWaiting(owner, matchId).then(look);
    return gone.has(slugOf(at.address)) ? (
      <Notice key={matchId} kind="warning" action={<Discard onDiscard={discard} />}>
        {t('gone', said)}
      </Notice>
    ) : (
      <Notice
        key={matchId}
        kind="warning"
        action={<ButtonLink href={at.address}>{t('toTable')}</ButtonLink>}
      >
        {t('waiting', said)}
      </Notice>
    );
  });
}

/** Asked twice: it is what somebody has entered. */
function Discard({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('unsent');
  const [asked, setAsked] = useState(false);
  return asked ? (
    <Button kind="danger" onClick={onDiscard}>
      {t('discardForGood')}
    </Button>
  ) : (
    <Button onClick={() => setAsked(true)}>{t('discard')}</Button>
  );
}

/** Whether his club is none for him any more; without an answer it may be one. */
async function isGone(slug: string): Promise<boolean> {
  try {
    await trpc.clubs.bySlug.query({ slug });
    return false;
  } catch (error) {
    return refusalOf(error)?.code === 'not-found';
  }
}
