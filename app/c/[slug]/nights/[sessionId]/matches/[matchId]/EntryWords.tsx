/** An entry as it was made, in words; a round in those of its game. */
'use client';

import { useTranslations } from 'next-intl';
import type { Entry } from '@/engine/match/entries';
import { amount } from '@/engine/money/amount';
import { POT } from '@/engine/money/posting';
import type { Pad } from './pad';
import type { Words } from './words';

export interface EntryWordsProps {
  readonly entry: Entry;
  readonly words: Words;
  readonly RoundWords: Pad<never, never, never>['RoundWords'];
}

export function EntryWords({ entry, words, RoundWords }: EntryWordsProps) {
  const t = useTranslations('deeds.said');
  switch (entry.type) {
    case 'round':
      return <RoundWords entry={entry} words={words} />;
    case 'close':
      return t('close');
    case 'reenganche':
      return t('reenganche', { name: words.name(entry.player) });
    case 'join': {
      const name = words.name(entry.player);
      return entry.after === undefined
        ? t('join', { name })
        : t('joinAfter', { name, after: words.name(entry.after) });
    }
    case 'leave':
      return t(entry.share ? 'leaveShare' : 'leave', { name: words.name(entry.player) });
    case 'penalty': {
      const said = t(entry.to === POT ? 'penalty' : 'penaltyTo', {
        name: words.name(entry.player),
        amount: words.units(amount(entry.amount)),
        to: entry.to === POT ? '' : words.name(entry.to),
      });
      return entry.reason === undefined ? said : `${said}: ${entry.reason}`;
    }
  }
}
