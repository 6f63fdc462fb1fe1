/** What reading the night in would create, and who of the club is whom. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { nightDay } from '@/app/c/night-day';
import { Button } from '@/app/ui/Button';
import { formatAmount } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';
import { gameKey } from '@/messages/game';
import type { ImportPreview } from '@/server/imports/preview';
import type { ClubPlayer } from './ImportNight';

export interface PreviewProps {
  readonly preview: ImportPreview;
  readonly players: readonly ClubPlayer[];
  readonly busy: boolean;
  readonly onCreate: (people: readonly { id: string; playerId: string | null }[]) => void;
}

const NEW = 'new';

export function Preview({ preview, players, busy, onCreate }: PreviewProps) {
  const t = useTranslations('imports');
  const g = useTranslations('common.games');
  const locale = useLocale();
  const [chosen, setChosen] = useState(() => firstChoice(preview));
  const taken = [...chosen.values()].filter((id) => id !== NEW);
  const twice = new Set(taken).size !== taken.length;
  const { date, name, currency, clubCurrency, matches, expenses, nightsThatDay } = preview;
  return (
    <>
      <section aria-labelledby="what" className="flex flex-col gap-2">
        <h2 id="what">{name ?? (date === null ? t('noDate') : nightDay(date, locale))}</h2>
        <ul className="flex flex-col gap-1">
          {name !== null && date !== null ? <li>{nightDay(date, locale)}</li> : null}
          {matches.map((match, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: matches have no other name, and never change places.
            <li key={index}>
              {t('match', {
                game: g(gameKey(match.game)),
                rounds: match.rounds,
                status: match.status,
              })}
            </li>
          ))}
          {expenses > 0 ? <li>{t('expenses', { count: expenses })}</li> : null}
        </ul>
        {nightsThatDay > 0 ? <Notice kind="warning">{t('thatDay')}</Notice> : null}
        {currency === clubCurrency ? null : (
          <Notice kind="warning">{t('otherCurrency', { currency: currency ?? t('none') })}</Notice>
        )}
      </section>
      <section aria-labelledby="people" className="flex flex-col gap-4">
        <h2 id="people">{t('people')}</h2>
        {preview.players.map(({ id, name: written, net }) => (
          <Select
            key={id}
            label={written}
            hint={net === null ? undefined : formatAmount(net, locale, { signed: true })}
            value={chosen.get(id) ?? NEW}
            onChange={(event) => setChosen(new Map(chosen).set(id, event.target.value))}
            options={[
              { value: NEW, label: t('newPlayer') },
              ...players.map((player) => ({ value: player.id, label: player.name })),
            ]}
          />
        ))}
      </section>
      {twice ? <Notice kind="error">{t('twice')}</Notice> : null}
      <Button
        kind="primary"
        size="large"
        full
        busy={busy}
        disabled={twice}
        onClick={() =>
          onCreate(
            [...chosen].map(([id, player]) => ({ id, playerId: player === NEW ? null : player })),
          )
        }
      >
        {t('create')}
      </Button>
    </>
  );
}

/** Whoever bears the same name, where only one does and nobody before him was taken for that one. */
function firstChoice({ players }: ImportPreview): Map<string, string> {
  const chosen = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, same } of players) {
    const [only] = same;
    const fits = same.length === 1 && only !== undefined && !taken.has(only);
    if (fits) taken.add(only);
    chosen.set(id, fits ? only : NEW);
  }
  return chosen;
}
