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

export function TableScreen(props: TableScreenProps) {
  const t = useTranslations('table');
  if (props.first.game === 'limited-loo') return <LimitedLoo {...props} />;
  if (props.first.game === 'five-card-loo') return <FiveCardLoo {...props} />;
  return <Notice kind="warning">{t('notYet')}</Notice>;
}
