/** Everybody by name, with a field to add the next one. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/app/ui/Button';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { AddPlayer } from './AddPlayer';
import { RenamePlayer } from './RenamePlayer';

export type ListedPlayer = { id: string; name: string; member: boolean };

export type PlayerListProps = {
  clubId: string;
  players: readonly ListedPlayer[];
  mayAdd: boolean;
  mayRename: boolean;
};

export function PlayerList({ clubId, players, mayAdd, mayRename }: PlayerListProps) {
  const t = useTranslations('players');
  const [renamed, setRenamed] = useState<ListedPlayer | null>(null);
  return (
    <>
      {mayAdd ? <AddPlayer clubId={clubId} names={players.map(({ name }) => name)} /> : null}
      <Rows aria-label={t('title')}>
        {players.map((player) => (
          <Row
            key={player.id}
            title={player.name}
            note={player.member ? t('member') : undefined}
            trail={
              mayRename ? (
                <Button
                  aria-label={t('renameNamed', { name: player.name })}
                  onClick={() => setRenamed(player)}
                  className="-mr-2"
                >
                  {t('rename')}
                </Button>
              ) : undefined
            }
          />
        ))}
      </Rows>
      {mayRename ? (
        <RenamePlayer clubId={clubId} player={renamed} onClose={() => setRenamed(null)} />
      ) : null}
    </>
  );
}
