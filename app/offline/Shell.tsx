/** What this phone can show without the server: the table at this address, or else the tables it has. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TableScreen } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { currentOwner, type KeptMatch, keptMatch, keptMatches } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { Page } from '@/app/ui/Page';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';

type Found =
  | { readonly owner: string; readonly table: KeptMatch }
  | { readonly tables: readonly KeptMatch[] };

export function Shell() {
  const t = useTranslations('offline');
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    void find().then(setFound);
  }, []);

  if (found === null) return <Page title={t('opening')}>{null}</Page>;
  if ('table' in found) return <TableScreen {...found.table} owner={found.owner} />;
  return <Tables tables={found.tables} />;
}

function Tables({ tables }: { tables: readonly KeptMatch[] }) {
  const t = useTranslations('offline');
  const locale = useLocale();
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <Page
      title={t('title')}
      context="Lanturlu"
      primary={
        <Button kind="primary" size="large" onClick={again}>
          {t('again')}
        </Button>
      }
    >
      <p className="max-w-prose text-pretty">{t(tables.length > 0 ? 'tables' : 'none')}</p>
      <Rows>
        {tables.map(({ first, clubName, night, keptAt }) => (
          <Row
            key={first.id}
            href={`${night}/matches/${first.id}`}
            anew
            title={clubName}
            note={
              <>
                {t('asOf', { time: dayAndTime(keptAt, locale) })}
                <br />
                {first.players.map(({ name }) => name).join(', ')}
              </>
            }
            trail={<span aria-hidden="true">→</span>}
          />
        ))}
      </Rows>
    </Page>
  );
}

async function find(): Promise<Found> {
  const owner = currentOwner();
  const { pathname, searchParams } = new URL(window.location.href);
  const matchId = /^\/c\/[^/]+\/nights\/[^/]+\/matches\/([^/]+)\/?$/.exec(pathname)?.[1];
  const table = owner && matchId ? await keptMatch(owner, matchId) : null;
  if (owner && table) return { owner, table };
  if (matchId && !searchParams.has('wait')) {
    // The worker has waited no longer than one waits for a table that lies here (public/sw.js).
    window.location.replace(`${pathname}?wait`);
    return new Promise(() => {});
  }
  return { tables: owner ? await keptMatches(owner) : [] };
}

function again(): void {
  const { pathname } = window.location;
  window.location.assign(pathname === '/offline' ? '/' : pathname);
}

function dayAndTime(at: number, locale: string): string {
  return new Date(at).toLocaleString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
