/** One seat: a handle to drag it, its player, and the buttons that move it. */
'use client';

import { useSortable } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';

export type SeatProps = {
  player: string;
  name: string;
  /** From 1. */
  place: number;
  count: number;
  deals: boolean;
  onMove: (player: string, to: number) => void;
  onDealer: (player: string) => void;
};

export function Seat({ player, name, place, count, deals, onMove, onDealer }: SeatProps) {
  const t = useTranslations('nights');
  const sortable = useSortable({ id: player });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } =
    sortable;
  const shift = transform ? `translateY(${Math.round(transform.y)}px)` : undefined;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition: sortable.transition }}
      className={`flex min-h-[58px] items-stretch rounded-card border bg-paper ${
        deals ? 'border-accent' : ''
      } ${isDragging ? 'relative z-10 shadow-sheet' : ''}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('drag', { name, place: String(place) })}
        className="flex w-12 shrink-0 cursor-grab touch-none items-center justify-center gap-1 rounded-l-card border-r text-soft"
      >
        <svg aria-hidden="true" viewBox="0 0 8 14" className="w-2 fill-current opacity-60">
          {[1, 7, 13].map((y) => (
            <path key={y} d={`M0 ${y - 1}h3v2H0zm5 0h3v2H5z`} />
          ))}
        </svg>
        <span className="figures text-base text-ink">{place}</span>
      </button>
      <button
        type="button"
        aria-pressed={deals}
        aria-label={t('dealsFirst', { name })}
        onClick={() => onDealer(player)}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-card px-3 py-2 text-left text-lg font-semibold"
      >
        <span className="min-w-0">{name}</span>
        {deals ? (
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-ink text-xs font-extrabold text-felt"
          >
            {t('dealerMark')}
          </span>
        ) : null}
      </button>
      <Move
        label={t('up', { name })}
        path="M1 6.5 6 1.5 11 6.5"
        off={place === 1}
        onTap={() => onMove(player, place - 2)}
      />
      <Move
        label={t('down', { name })}
        path="M1 1.5 6 6.5 11 1.5"
        off={place === count}
        onTap={() => onMove(player, place)}
      />
    </li>
  );
}

function Move(props: { label: string; path: string; off: boolean; onTap: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      // Not `disabled`: whoever moves somebody to the end would lose his place on the page.
      aria-disabled={props.off || undefined}
      onClick={props.off ? undefined : props.onTap}
      className="grid w-12 shrink-0 place-items-center rounded-card aria-disabled:opacity-30"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 12 8"
        className="w-3.5 fill-none stroke-current stroke-2"
      >
        <path d={props.path} />
      </svg>
    </button>
  );
}
