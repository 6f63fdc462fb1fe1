/** What organisers may change about a player: his name, whether he comes, who he is besides, and that he is forgotten. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Sheet } from '@/app/ui/Sheet';
import { EraseForm } from './EraseForm';
import { MergeForm } from './MergeForm';
import type { ListedPlayer } from './PlayerList';
import { RenameForm } from './RenameForm';

export type AboutPlayer = {
  clubId: string;
  player: ListedPlayer;
  onDone: () => void;
};

export type PlayerSheetProps = {
  clubId: string;
  player: ListedPlayer;
  others: readonly ListedPlayer[];
  mayErase: boolean;
  onClose: () => void;
};

export function PlayerSheet({ clubId, player, others, mayErase, onClose }: PlayerSheetProps) {
  const t = useTranslations('players');
  const c = useTranslations('common');
  const router = useRouter();
  const about = {
    clubId,
    player,
    onDone: () => {
      onClose();
      router.refresh();
    },
  };
  return (
    <Sheet open onClose={onClose} closeLabel={c('close')} title={player.name}>
      <RenameForm {...about} />
      <Comes {...about} />
      {others.length > 0 ? (
        <section aria-labelledby="merge" className="flex flex-col gap-3 border-t pt-4">
          <h3 id="merge">{t('mergeTitle')}</h3>
          <MergeForm {...about} others={others} />
        </section>
      ) : null}
      {mayErase ? (
        <section aria-labelledby="erase" className="flex flex-col gap-3 border-t pt-4">
          <h3 id="erase">{t('eraseTitle')}</h3>
          <EraseForm {...about} />
        </section>
      ) : null}
    </Sheet>
  );
}

/** Whoever has faded away is called back by the same button as one who was sent. */
function Comes({ clubId, player, onDone }: AboutPlayer) {
  const t = useTranslations('players');
  const { busy, failure, run } = useAction();
  const active = !player.offered;
  return (
    <section className="flex flex-col items-start gap-2 border-t pt-4">
      {failure ? <Notice kind="error">{failure.text}</Notice> : null}
      <p className="text-sm text-soft">{t('setInactiveText')}</p>
      <Button
        busy={busy}
        onClick={() =>
          run(async () => {
            await trpc.players.setActive.mutate({ clubId, playerId: player.id, active });
            onDone();
            return undefined;
          })
        }
      >
        {t(active ? 'setActive' : 'setInactive')}
      </Button>
    </section>
  );
}
