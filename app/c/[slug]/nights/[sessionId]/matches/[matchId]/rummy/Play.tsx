/** The pot, what is played to, and the seats on which a round of Loba or Chinchón is entered. */
'use client';

import { useTranslations } from 'next-intl';
import type { PlayProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import { Amount } from '@/app/ui/Amount';
import type { RummyAction } from './draft';
import { Seat } from './Seat';
import type { RummyView } from './view';

/** More seats stand in two columns, in their order, so that the keypad stays below them. */
const ONE_COLUMN = 5;

export function Play({ view, words, tap, onDeal }: PlayProps<RummyAction, RummyView>) {
  const t = useTranslations('table');
  const many = view.seats.length > ONE_COLUMN;
  return (
    <>
      <Head view={view} words={words} onDeal={onDeal} />
      <ul
        aria-label={t('seat.all')}
        className={`flex-1 gap-1.5 ${many ? 'grid grid-cols-2 content-start' : 'flex flex-col [@media(max-height:30rem)]:grid [@media(max-height:30rem)]:grid-cols-2'}`}
      >
        {view.seats.map((seat, index) => (
          <Seat
            key={seat.player}
            seat={seat}
            place={index + 1}
            view={view}
            words={words}
            tap={tap}
          />
        ))}
      </ul>
    </>
  );
}

interface HeadProps {
  readonly view: RummyView;
  readonly words: Words;
  readonly onDeal?: () => void;
}

function Head({ view, words, onDeal }: HeadProps) {
  const t = useTranslations('rummy');
  const table = useTranslations('table');
  const common = useTranslations('common');
  const { asks, out, nobody } = view;
  const pot = words.units(view.pot);
  const dealer = view.dealer === null ? null : table('deals', { name: words.name(view.dealer) });
  const went =
    out !== null
      ? t(`headline.${asks.game}`, { name: words.name(out) })
      : nobody
        ? t('nobody')
        : null;
  return (
    <div className="flex items-end gap-4 px-1.5 pb-1">
      <p aria-live="polite" aria-atomic="true" className="shrink-0">
        <span className="sr-only">{table('pot')} </span>
        <Amount
          text={pot}
          size="pot"
          plain
          className={
            pot.length > 3
              ? 'text-[3rem]'
              : 'text-[4.5rem] [@media(max-height:44rem)]:text-[3.5rem]'
          }
        />
      </p>
      <div className="min-w-0 flex-1 text-base leading-snug">
        <p className="tag truncate">
          {common(`games.${asks.game}`)}
          {asks.goal === null ? '' : ` · ${asks.goal}`}
        </p>
        {asks.demand ? <p className="font-bold">{demanded(asks.demand, t)}</p> : null}
        {went ? <p className="truncate font-bold">{went}</p> : null}
        {dealer === null ? null : onDeal ? (
          <button
            type="button"
            onClick={onDeal}
            className="-mt-2.5 -mb-2 flex min-h-12 max-w-full items-center text-soft underline decoration-line decoration-1 underline-offset-4"
          >
            <span className="truncate">{dealer}</span>
          </button>
        ) : (
          <p className="truncate text-soft">{dealer}</p>
        )}
      </div>
    </div>
  );
}

function demanded(
  { piernas, escaleras }: { piernas: number; escaleras: number },
  t: ReturnType<typeof useTranslations<'rummy'>>,
): string {
  const parts = [
    piernas > 0 ? t('piernas', { count: piernas }) : '',
    escaleras > 0 ? t('escaleras', { count: escaleras }) : '',
  ];
  return parts.filter((part) => part !== '').join(' + ');
}
