/** A member: his role, and for those who may, what to change about him. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { type Role, rolesGivenBy } from '@/app/c/may';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { CopyField } from '@/app/ui/CopyField';
import { Notice } from '@/app/ui/Notice';
import { Row } from '@/app/ui/Row';
import { Select } from '@/app/ui/Select';
import { Sheet } from '@/app/ui/Sheet';

export interface MemberRowProps {
  readonly clubId: string;
  readonly member: { readonly userId: string; readonly name: string; readonly role: Role };
  /** Under which name he plays, where it is another one. */
  readonly note: string | null;
  readonly me: boolean;
  readonly viewer: Role;
}

export function MemberRow({ clubId, member, note, me, viewer }: MemberRowProps) {
  const t = useTranslations('members');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { userId, name, role } = member;
  const given = rolesGivenBy(viewer);
  const changes = given.includes(role);
  return (
    <>
      <Row
        title={
          <>
            <bdi>{name}</bdi>
            {me ? <span className="font-normal text-soft"> · {t('you')}</span> : null}
          </>
        }
        note={[t(`roles.${role}`), note].filter(Boolean).join(' · ')}
        trail={
          changes || me ? (
            <Button aria-label={t('manage', { name })} onClick={() => setOpen(true)}>
              <span aria-hidden="true">···</span>
            </Button>
          ) : undefined
        }
      />
      {open ? (
        <ManageMember
          clubId={clubId}
          userId={userId}
          name={name}
          role={role}
          given={changes ? given : []}
          me={me}
          owner={viewer === 'owner'}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface ManageProps {
  readonly clubId: string;
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly given: readonly Role[];
  readonly me: boolean;
  readonly owner: boolean;
  readonly onClose: () => void;
}

function ManageMember(props: ManageProps) {
  const { clubId, userId, name, role, given, me, owner, onClose } = props;
  const t = useTranslations('members');
  const c = useTranslations('common');
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const [address, setAddress] = useState<string | null>(null);

  const change = (deed: () => Promise<unknown>) =>
    run(async () => {
      await deed();
      onClose();
      router.refresh();
      return undefined;
    });

  return (
    <Sheet open onClose={onClose} closeLabel={c('close')} title={name}>
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      {given.length > 0 ? (
        <Select
          label={t('roleOf', { name })}
          hint={t(`rights.${role}`)}
          value={role}
          disabled={busy}
          onChange={({ target }) => {
            const next = given.find((one) => one === target.value);
            if (next) change(() => trpc.members.changeRole.mutate({ clubId, userId, role: next }));
          }}
          options={given.map((one) => ({
            value: one,
            label: `${t(`roles.${one}`)}: ${t(`rights.${one}`)}`,
          }))}
        />
      ) : null}
      {owner && !me ? (
        <section className="flex flex-col gap-2">
          <p className="text-sm text-soft">{t('passwordLinkText', { name })}</p>
          {address === null ? (
            <div>
              <Button
                busy={busy}
                onClick={() =>
                  run(async () => {
                    const { path } = await trpc.members.passwordLink.mutate({ clubId, userId });
                    setAddress(window.location.origin + path);
                    return undefined;
                  })
                }
              >
                {t('passwordLink')}
              </Button>
            </div>
          ) : (
            <CopyField label={t('passwordLink')} text={address} rows={3} />
          )}
        </section>
      ) : null}
      <section className="flex flex-col gap-2">
        <p className="text-sm text-soft">{me ? t('leaveText') : t('removed', { name })}</p>
        <div>
          <Button
            kind="danger"
            busy={busy}
            onClick={() =>
              me
                ? run(async () => {
                    await trpc.members.leave.mutate({ clubId });
                    window.location.assign('/?all');
                    return 'leaving';
                  })
                : change(() => trpc.members.remove.mutate({ clubId, userId }))
            }
          >
            {t(me ? 'leave' : 'remove')}
          </Button>
        </div>
      </section>
    </Sheet>
  );
}
