/** A match that is still open when the night ends: closed by the rule, or carried to another night. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { newClientId } from '@/app/match-store/client-id';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Amount } from '@/app/ui/Amount';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Notice } from '@/app/ui/Notice';
import { PlainList } from '@/app/ui/PlainList';
import { Sheet } from '@/app/ui/Sheet';

export type OpenMatchProps = {
  clubId: string;
  /** The night whose settlement this is. */
  sessionId: string;
  matchId: string;
  version: number;
  game: string;
  href: string;
  /** What is in the pot, and since when it is played where it was begun on another night. */
  text: string;
  shares: readonly { ref: string; name: string; units: string }[];
  scorer: boolean;
  organiser: boolean;
};

export function OpenMatch(props: OpenMatchProps) {
  const { clubId, sessionId, matchId, version, game, shares, scorer, organiser } = props;
  const t = useTranslations('settle.match');
  const c = useTranslations('common');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const clientId = useRef('');
  const { busy, failure, run } = useAction();

  function act(deed: () => Promise<unknown>) {
    run(async () => {
      try {
        await deed();
      } finally {
        router.refresh();
      }
      setOpen(false);
      return undefined;
    });
  }

  const closeNow = () =>
    act(() => {
      clientId.current ||= newClientId();
      const entry = { type: 'close' };
      const sent = { clubId, matchId, clientId: clientId.current, expectedVersion: version };
      return trpc.matches.append.mutate({ ...sent, entry });
    });
  const carry = () =>
    act(() => trpc.settlement.carry.mutate({ clubId, matchId, from: sessionId, to: null }));

  return (
    <Notice
      kind="warning"
      title={t('open', { game })}
      action={
        <Answering>
          <div className="flex flex-wrap gap-2">
            <ButtonLink kind="primary" href={props.href}>
              {t('table')}
            </ButtonLink>
            {scorer ? <Button onClick={() => setOpen(true)}>{t('what')}</Button> : null}
          </div>
          <Sheet
            open={open}
            onClose={close}
            closeLabel={c('close')}
            title={t('title', { game })}
            secondary={
              organiser ? (
                <Button size="large" busy={busy} onClick={carry}>
                  {t('carry')}
                </Button>
              ) : undefined
            }
            primary={
              <Button kind="primary" size="large" busy={busy} onClick={closeNow}>
                {t('close')}
              </Button>
            }
          >
            <p className="max-w-prose text-pretty">
              {shares.length > 0 ? t('gives') : t('givesNothing')}
            </p>
            {shares.length > 0 ? (
              <PlainList className="flex flex-col">
                {shares.map(({ ref, name, units }) => (
                  <li key={ref} className="flex min-h-10 items-center gap-3 border-t">
                    <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
                    <Amount text={units} size="row" />
                  </li>
                ))}
              </PlainList>
            ) : null}
            {organiser ? <p className="max-w-prose text-pretty">{t('carryText')}</p> : null}
            {failure ? <Notice kind="error">{failure.text}</Notice> : null}
          </Sheet>
        </Answering>
      }
    >
      {props.text}
    </Notice>
  );
}
