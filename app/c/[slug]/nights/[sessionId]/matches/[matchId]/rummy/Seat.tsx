/** A seat: who he is, his total and what the round makes of it, and the cell that the keypad writes into. */
'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { RummyAction } from './draft';
import { usePoints } from './use-points';
import type { RummySeat, RummyView } from './view';

export interface SeatProps {
  readonly seat: RummySeat;
  /** From 1, as on the keyboard. */
  readonly place: number;
  readonly view: RummyView;
  readonly words: Words;
  /** Absent for those who watch. */
  readonly tap?: (action: RummyAction) => void;
}

const LOOKS = {
  in: 'bg-paper',
  at: 'bg-paper border-accent ring-2 ring-inset ring-accent',
  falls: 'bg-paper border-loss',
  wins: 'bg-paper border-win',
  out: 'border-dashed border-edge text-soft',
};

export function Seat({ seat, place, view, words, tap }: SeatProps) {
  const t = useTranslations('rummy.seat');
  const say = usePoints();
  const row = useRef<HTMLLIElement>(null);
  const { player, isIn, isAt, falls, wins } = seat;
  useEffect(() => {
    if (isAt) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isAt]);

  const began = view.out !== null || view.nobody;
  const look = !isIn ? 'out' : isAt ? 'at' : wins ? 'wins' : falls ? 'falls' : 'in';
  const inside = (
    <>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex w-full items-center gap-1.5 text-lg leading-tight font-semibold">
          <bdi className="truncate">{words.name(player)}</bdi>
          {seat.deals ? <Dealer /> : null}
        </span>
        <Notes seat={seat} view={view} began={began} />
      </span>
      <span className="figures max-w-[55%] shrink-0 text-right text-amount whitespace-nowrap">
        {isIn && began ? (
          <>
            <span className="sr-only">{t('round')} </span>
            <Slot seat={seat} view={view} />
          </>
        ) : (
          say(seat.total)
        )}
      </span>
    </>
  );
  const className = 'flex min-w-0 flex-1 items-center gap-2 px-3 text-left select-none';
  return (
    <li
      ref={row}
      className={`flex max-h-[80px] min-h-[50px] flex-1 scroll-mb-[25rem] items-stretch overflow-hidden rounded-card border ${LOOKS[look]}`}
    >
      {tap && isIn ? (
        <button
          type="button"
          onClick={() => tap({ type: 'seat', player })}
          aria-current={isAt ? 'true' : undefined}
          aria-keyshortcuts={place < 10 ? (began ? `Shift+${place}` : String(place)) : undefined}
          className={`${className} -outline-offset-3 active:bg-chip`}
        >
          {inside}
          <span className="sr-only">
            {began ? (seat.wentOut ? t('takeBack') : t('enter')) : t(`out.${view.asks.game}`)}
          </span>
        </button>
      ) : (
        <div className={className}>{inside}</div>
      )}
    </li>
  );
}

function Notes({ seat, view, began }: { seat: RummySeat; view: RummyView; began: boolean }) {
  const t = useTranslations('rummy.seat');
  const say = usePoints();
  const { cell, total, newTotal, reenganches, points } = seat;
  const said: (string | null)[] = [
    seat.wentOut ? t(`went.${view.asks.game}`) : null,
    seat.isIn ? null : t('fallen'),
    seat.bonus ? t(`bonus.${view.asks.game}`) : null,
    seat.chinchon ? t('chinchon') : null,
    typeof cell === 'object' ? t('cards', { count: cell.length }) : null,
    seat.figures.length > 0 ? t('figures', { count: seat.figures.length }) : null,
    reenganches > 0 ? t('again', { count: reenganches }) : null,
  ];
  const notes = said.filter((one) => one !== null);
  const counts = typeof cell === 'string' && /[0-9][+-]/.test(cell) && points !== null;
  return (
    <span className="w-full truncate text-xs text-soft">
      {began && seat.isIn ? (
        <>
          {counts ? `= ${say(points)} · ` : ''}
          {say(total)}
          {newTotal === null ? null : (
            <>
              {' → '}
              <b className={seat.falls ? 'text-loss' : 'text-ink'}>{say(newTotal)}</b>
            </>
          )}
          {seat.falls ? <strong className="text-loss"> {t('falls')}</strong> : null}
          {seat.wins ? <strong className="text-win"> {t('wins')}</strong> : null}
          {notes.length > 0 ? ' · ' : ''}
        </>
      ) : null}
      {notes.join(' · ')}
    </span>
  );
}

/** What fits of a long sum is its end, where it is being written. */
const MOST_SHOWN = 7;

function Slot({ seat, view }: { seat: RummySeat; view: RummyView }) {
  const say = usePoints();
  const { cell, points, hasCell } = seat;
  if (typeof cell === 'string' && !view.byFigures) {
    const text = cell.replaceAll('-', '−');
    return <>{text.length > MOST_SHOWN ? `…${text.slice(-MOST_SHOWN)}` : text}</>;
  }
  if (points !== null) return <>{say(points)}</>;
  return <span className="text-soft">{hasCell ? '–' : ''}</span>;
}

function Dealer() {
  const t = useTranslations('table.seat');
  return (
    <span className="grid size-5 shrink-0 place-items-center rounded-full bg-ink text-[11px] leading-none font-extrabold text-felt">
      <span aria-hidden="true">{t('dealerMark')}</span>
      <span className="sr-only">{t('deals')}</span>
    </span>
  );
}
