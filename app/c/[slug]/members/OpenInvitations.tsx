/** Invitations that nobody has used yet, each to be taken back. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Role } from '@/app/c/may';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';

export interface OpenInvitationsProps {
  readonly clubId: string;
  readonly invitations: readonly {
    readonly invitationId: string;
    readonly role: Role;
    readonly many: boolean;
    readonly player: string | null;
    readonly until: string;
  }[];
}

export function OpenInvitations({ clubId, invitations }: OpenInvitationsProps) {
  const t = useTranslations('members');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="pending" className="flex flex-col gap-3 pt-4">
      <h2 id="pending">{t('pending')}</h2>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <Rows>
        {invitations.map(({ invitationId, role, many, player, until }) => (
          <Row
            key={invitationId}
            title={t(`roles.${role}`)}
            note={[
              player === null ? null : t('pendingFor', { player }),
              many ? t('pendingMany') : null,
              t('until', { date: until }),
            ]
              .filter(Boolean)
              .join(' · ')}
            trail={
              <Button
                busy={busy}
                onClick={() =>
                  run(async () => {
                    await trpc.members.revokeInvitation.mutate({ clubId, invitationId });
                    router.refresh();
                    return undefined;
                  })
                }
              >
                {t('revoke')}
              </Button>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
