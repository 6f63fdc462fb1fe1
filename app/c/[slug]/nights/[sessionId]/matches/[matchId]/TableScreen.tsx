/** The table of whichever game is played: only that game's code comes to the phone. */
'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { OpenedMatch } from '@/app/match-store';
import { Notice } from '@/app/ui/Notice';

export interface TableScreenProps extends OpenedMatch {
  /** Whose phone this is: names the outbox. */
  readonly owner: string;
}

const LimitedLoo = dynamic(() => import('./loo/LimitedLoo'));
const FiveCardLoo = dynamic(() => import('./loo/FiveCardLoo'));
const LobaDeMenos = dynamic(() => import('./rummy/LobaDeMenos'));
const LobaDeMas = dynamic(() => import('./rummy/LobaDeMas'));
const Chinchon = dynamic(() => import('./rummy/Chinchon'));

export function TableScreen(props: TableScreenProps) {
  const t = useTranslations('table');
  switch (props.first.game) {
    case 'limited-loo':
      return <LimitedLoo {...props} />;
    case 'five-card-loo':
      return <FiveCardLoo {...props} />;
    case 'loba-de-menos':
      return <LobaDeMenos {...props} />;
    case 'loba-de-mas':
      return <LobaDeMas {...props} />;
    case 'chinchon':
      return <Chinchon {...props} />;
    default:
      return <Notice kind="warning">{t('notYet')}</Notice>;
  }
}
