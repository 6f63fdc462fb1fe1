/** Everybody by name, with a field to add the next one; who has not come for long stands behind one tap. */
'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { Button } from '@/app/ui/Button';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { AddPlayer } from './AddPlayer';
import { MorePlayers } from './MorePlayers';
import { PlayerSheet } from './PlayerSheet';

export type ListedPlayer = {
  id: string;
  name: string;
  member: boolean;
  active: boolean;
  offered: boolean;
};

export type PlayerListProps = {
  clubId: string;
  /** Of this list; a player's page is below it. */
  href: string;
  players: readonly ListedPlayer[];
  mayAdd: boolean;
  mayManage: boolean;
  mayErase: boolean;
};

export function PlayerList(props: PlayerListProps) {
  const { clubId, href, players, mayAdd, mayManage, mayErase } = props;
  const t = useTranslations('players');
  const [all, setAll] = useState(false);
  const [managed, setManaged] = useState<ListedPlayer | null>(null);
  const close = useCallback(() => setManaged(null), []);
  const shown = all ? players : players.filter(({ offered }) => offered);
  return (
    <>
      {mayAdd ? <AddPlayer clubId={clubId} names={players.map(({ name }) => name)} /> : null}
      <Rows aria-label={t('title')}>
        {shown.map((player) => (
          <Row
            key={player.id}
            title={player.name}
            href={`${href}/${player.id}`}
            state={player.offered ? 'plain' : 'absent'}
            note={noteOf(player)}
            trail={
              mayManage ? (
                <Button
                  aria-label={t('manage', { name: player.name })}
                  onClick={() => setManaged(player)}
                  className="relative -mr-2"
                >
                  <span aria-hidden="true">···</span>
                </Button>
              ) : undefined
            }
          />
        ))}
      </Rows>
      <MorePlayers count={players.length - shown.length} onShow={() => setAll(true)} />
      {managed ? (
        <PlayerSheet
          clubId={clubId}
          player={managed}
          others={players.filter(({ id }) => id !== managed.id)}
          mayErase={mayErase}
          onClose={close}
        />
      ) : null}
    </>
  );

  function noteOf({ member, active, offered }: ListedPlayer): string | undefined {
    const gone = active ? (offered ? null : t('faded')) : t('inactive');
    return [member ? t('member') : null, gone].filter(Boolean).join(' · ') || undefined;
  }
}
