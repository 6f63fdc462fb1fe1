/** An invitation: as what, and as which guest; then its address, and a code that the other one scans. */
'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { type Role, rolesGivenBy } from '@/app/c/may';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Button } from '@/app/ui/Button';
import { Checkbox } from '@/app/ui/Checkbox';
import { CopyField } from '@/app/ui/CopyField';
import { Notice } from '@/app/ui/Notice';
import { Select } from '@/app/ui/Select';
import { Sheet } from '@/app/ui/Sheet';
import { canShare, share } from '@/app/ui/share';

const QrCode = dynamic(() => import('@/app/ui/QrCode').then((module) => module.QrCode));

const NOBODY = '';

export interface InviteProps {
  readonly clubId: string;
  readonly viewer: Role;
  readonly guests: readonly { readonly id: string; readonly name: string }[];
}

export function Invite({ clubId, viewer, guests }: InviteProps) {
  const t = useTranslations('members');
  const c = useTranslations('common');
  const router = useRouter();
  const request = useRequestId();
  const { busy, failure, run } = useAction();
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<Role>('member');
  const [guest, setGuest] = useState(NOBODY);
  const [many, setMany] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const given = rolesGivenBy(viewer);
  const forAll = many && role === 'member' && guest === NOBODY;
  const close = useCallback(() => {
    setOpen(false);
    setAddress(null);
    router.refresh();
  }, [router]);

  const make = () =>
    run(async () => {
      const playerId = guest === NOBODY ? null : guest;
      const asked = { clubId, role, playerId, many: forAll };
      const requestId = request.for(asked);
      const { path } = await trpc.members.invite.mutate({ requestId, ...asked });
      request.answered();
      setAddress(window.location.origin + path);
      return undefined;
    });

  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        closeLabel={c('close')}
        title={t('inviteTitle')}
        primary={
          address === null ? (
            <Button kind="primary" size="large" busy={busy} onClick={make}>
              {t('make')}
            </Button>
          ) : canShare() ? (
            <Button
              kind="primary"
              size="large"
              onClick={() => share({ title: t('inviteLink'), url: address })}
            >
              {c('share')}
            </Button>
          ) : undefined
        }
      >
        {failure ? <Notice kind="error">{failure.text}</Notice> : null}
        {address === null ? (
          <>
            <Select
              label={t('role')}
              value={role}
              onChange={({ target }) =>
                setRole(given.find((one) => one === target.value) ?? 'member')
              }
              options={given.map((one) => ({
                value: one,
                label: `${t(`roles.${one}`)}: ${t(`rights.${one}`)}`,
              }))}
            />
            <Select
              label={t('guest')}
              hint={t('guestHint')}
              value={guest}
              onChange={({ target }) => setGuest(target.value)}
              options={[
                { value: NOBODY, label: t('nobody') },
                ...guests.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            {role === 'member' && guest === NOBODY ? (
              <Checkbox
                label={t('many')}
                checked={many}
                onChange={({ target }) => setMany(target.checked)}
              />
            ) : null}
          </>
        ) : (
          <>
            <div className="flex justify-center">
              <QrCode value={address} label={t('qr')} />
            </div>
            <CopyField label={t('address')} text={address} rows={3} />
            <p className="text-sm text-soft">{t('inviteText', { many: String(forAll) })}</p>
          </>
        )}
      </Sheet>
    </>
  );
}
