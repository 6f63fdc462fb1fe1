/** The pot, as large as the screen allows, and what it is worth a trick. */
'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import { Amount } from '@/app/ui/Amount';
import type { RoundView } from './view';

export interface PotHeadProps {
  readonly view: RoundView;
  readonly words: Words;
  /** Opens who deals and who sits out; absent for those who watch. */
  readonly onDeal?: () => void;
  readonly children?: ReactNode;
}

export function PotHead({ view, words, onDeal, children }: PotHeadProps) {
  const t = useTranslations('table');
  const pot = words.units(view.openingPot);
  const dealer = view.dealer === null ? null : words.name(view.dealer);
  return (
    <div className="flex items-end gap-4 px-1.5 pb-1">
      <p aria-live="polite" aria-atomic="true" className="shrink-0">
        <span className="sr-only">{t('pot')} </span>
        <Amount
          text={pot}
          size="pot"
          plain
          className={`[@media(max-height:30rem)]:text-[3rem] ${SMALLER[Math.min(pot.length, 9)] ?? ''}`}
        />
      </p>
      <div className="min-w-0 flex-1 text-base leading-snug [@media(max-height:30rem)]:flex [@media(max-height:30rem)]:items-center [@media(max-height:30rem)]:gap-4">
        <p className="tag">{t(view.kind)}</p>
        <p className="font-bold">{t('share', { share: words.units(view.share) })}</p>
        {dealer === null ? null : onDeal ? (
          <button
            type="button"
            onClick={onDeal}
            className="-mt-1 -mb-1 flex min-h-12 max-w-full items-center text-soft underline decoration-line decoration-1 underline-offset-4"
          >
            <span className="line-clamp-2 text-left">{t('deals', { name: dealer })}</span>
          </button>
        ) : (
          <p className="line-clamp-2 text-soft">{t('deals', { name: dealer })}</p>
        )}
      </div>
      {children}
    </div>
  );
}

/** A pot of many figures is written smaller, so that what it is worth stays beside it. */
const SMALLER: Record<number, string> = {
  4: 'text-[4.75rem]',
  5: 'text-[3.75rem]',
  6: 'text-[3.25rem]',
  7: 'text-[2.75rem]',
  8: 'text-[2.5rem]',
  9: 'text-[2rem]',
};
