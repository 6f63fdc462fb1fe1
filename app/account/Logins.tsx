/** Every browser that is signed in, each to be signed out. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';

export interface LoginsProps {
  readonly logins: readonly {
    readonly id: string;
    readonly browser: string | null;
    readonly system: string | null;
    readonly current: boolean;
    readonly note: string;
  }[];
}

export function Logins({ logins }: LoginsProps) {
  const t = useTranslations('account');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const others = logins.filter(({ current }) => !current);
  const act = (deed: () => Promise<unknown>) =>
    run(async () => {
      await deed();
      router.refresh();
      return undefined;
    });
  return (
    <section aria-labelledby="logins" className="flex flex-col gap-3">
      <h2 id="logins">{t('logins')}</h2>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <Rows>
        {logins.map(({ id, browser, system, current, note }) => {
          const named = browser ?? t('unknown');
          const device = system === null ? named : t('on', { browser: named, system });
          return (
            <Row
              key={id}
              title={device}
              note={note}
              trail={
                current ? undefined : (
                  <Button
                    busy={busy}
                    aria-label={t('signOutNamed', { device })}
                    onClick={() => act(() => trpc.auth.signOutLogin.mutate({ loginId: id }))}
                  >
                    {t('signOut')}
                  </Button>
                )
              }
            />
          );
        })}
      </Rows>
      {others.length > 0 ? (
        <>
          <p className="text-sm text-soft">{t('loginsText')}</p>
          <div>
            <Button busy={busy} onClick={() => act(() => trpc.auth.signOutOthers.mutate())}>
              {t('signOutOthers')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
