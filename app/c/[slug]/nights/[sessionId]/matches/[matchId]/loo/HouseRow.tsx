/** What only some house rules ask of a round: which suit is trump, whose flush it is; and its penalties. */
'use client';

import { useTranslations } from 'next-intl';
import type { PartProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import { SUITS } from '@/engine/cards/card';
import { amount } from '@/engine/money/amount';
import type { DraftAction } from './draft';
import type { RoundView } from './view';

type HouseRowProps = Required<PartProps<DraftAction, RoundView>>;

const MARKS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

const CHIP =
  'min-h-12 min-w-12 rounded-card border border-edge bg-paper px-3 text-base font-semibold select-none aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt';

export function HouseRow({ view, words, tap }: HouseRowProps) {
  const t = useTranslations('table');
  const { trump, flush, penalties } = view;
  const trumpShown = trump.needed || trump.suit !== null;
  if (!trumpShown && flush === null && penalties.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-0.5">
      {trumpShown ? (
        <fieldset className="flex items-center gap-1.5">
          <legend className="sr-only">{t('trump.ask')}</legend>
          <span aria-hidden="true" className="pl-1 text-sm text-soft">
            {t('trump.ask')}
          </span>
          {SUITS.map((suit) => (
            <button
              key={suit}
              type="button"
              aria-pressed={trump.suit === suit}
              aria-label={t(`trump.suits.${suit}`)}
              onClick={() => tap({ type: 'trump', suit })}
              className={`${CHIP} ${suit === 'H' || suit === 'D' ? 'text-loss' : ''}`}
            >
              {MARKS[suit]}
            </button>
          ))}
        </fieldset>
      ) : null}
      {flush ? (
        <button
          type="button"
          aria-pressed={flush.asking || flush.holder !== null}
          onClick={() => tap({ type: 'ask-flush' })}
          className={`${CHIP} max-w-full truncate`}
        >
          {flush.holder === null
            ? t(flush.asking ? 'flush.asking' : 'flush.ask')
            : t('flush.shown', { name: words.name(flush.holder) })}
        </button>
      ) : null}
      {penalties.map((penalty, index) => {
        const { player, to } = penalty;
        const said = t(`penalty.${to}`, {
          name: words.name(player),
          amount: words.units(amount(penalty.amount)),
        });
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two penalties may be alike, and the place is what names them.
            key={index}
            type="button"
            aria-label={t('penalty.takeBack', { said })}
            onClick={() => tap({ type: 'take-back-penalty', index })}
            className={`${CHIP} max-w-full truncate text-sm`}
          >
            {said} <span aria-hidden="true">×</span>
          </button>
        );
      })}
    </div>
  );
}
