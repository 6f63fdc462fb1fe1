/** A seat: what he called, who he is, his tricks, and what the round moves for him. */
'use client';

import { useTranslations } from 'next-intl';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import { Amount } from '@/app/ui/Amount';
import { TrickPip } from '@/app/ui/TrickPip';
import type { PlayerId } from '@/engine/match/entries';
import type { DraftAction } from './draft';
import type { SeatView } from './view';

export interface SeatProps {
  readonly seat: SeatView;
  /** From 1, as on the keyboard. */
  readonly place: number;
  readonly double: boolean;
  /** Who shows a flush. */
  readonly holder: PlayerId | null;
  readonly words: Words;
  /** Absent for those who watch. */
  readonly tap?: (action: DraftAction) => void;
}

const LOOKS = {
  in: 'bg-paper',
  out: 'border-dashed border-edge text-soft',
  looed: 'bg-paper border-loss',
};

export function Seat({ seat, place, double, holder, words, tap }: SeatProps) {
  const t = useTranslations('table');
  const { player, call, tricks, looed, move, net, netAfter, does } = seat;
  const flush = holder === player;
  const out = seat.absent || call === 'pass';
  const name = words.name(player);
  const note = move?.equals(0) === false && netAfter ? words.signed(netAfter) : null;
  return (
    <li
      className={`flex max-h-[80px] min-h-[50px] flex-1 items-stretch overflow-hidden rounded-card border ${LOOKS[looed ? 'looed' : out ? 'out' : 'in']}`}
    >
      {double || seat.absent ? <CallCell seat={seat} name={name} tap={tap} /> : null}
      <button
        type="button"
        disabled={!tap || does === null}
        onClick={() => (does === null ? undefined : tap?.({ type: does, player }))}
        aria-keyshortcuts={place < 10 ? String(place) : undefined}
        className="flex min-w-0 flex-1 flex-col justify-center px-3.5 text-left select-none -outline-offset-3 enabled:active:bg-chip"
      >
        <span className="flex w-full items-center gap-1.5 text-lg leading-tight font-semibold">
          <bdi className="truncate">{name}</bdi>
          {seat.deals ? <Dealer mark={t('seat.dealerMark')} label={t('seat.deals')} /> : null}
        </span>
        <span className="w-full truncate text-xs text-soft">
          {words.signed(net)}
          {note ? ` → ${note}` : ''}
          {looed ? <strong className="font-bold text-loss"> · {t('seat.looed')}</strong> : null}
          {flush ? <strong className="font-bold text-win"> · {t('seat.flush')}</strong> : null}
          {seat.exempt ? <strong className="font-bold"> · {t('seat.exempt')}</strong> : null}
        </span>
        <span className="sr-only">
          {tricks > 0 ? t('seat.tricks', { count: tricks }) : null}{' '}
          {tap && does !== null ? t(`seat.does.${does}`) : null}
        </span>
      </button>
      {tricks > 0 ? <Tricks seat={seat} name={name} tap={tap} /> : null}
      {move !== null && !move.equals(0) ? (
        <span className="flex min-w-14 items-center justify-end pr-3.5 pl-1">
          <Amount text={words.signed(move)} size="row" />
        </span>
      ) : null}
    </li>
  );
}

function Dealer({ mark, label }: { mark: string; label: string }) {
  return (
    <span className="grid size-5 shrink-0 place-items-center rounded-full bg-ink text-[11px] leading-none font-extrabold text-felt">
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

type PartProps = { seat: SeatView; name: string; tap: SeatProps['tap'] };

function CallCell({ seat, name, tap }: PartProps) {
  const t = useTranslations('table');
  const { player, call, absent, mayCall } = seat;
  const said = absent ? t('calls.absent') : t(`calls.${call}`);
  const className =
    'grid w-[68px] shrink-0 place-items-center border-r px-1 text-center text-sm font-semibold text-soft -outline-offset-3 select-none';
  if (!tap || !mayCall) return <span className={className}>{said}</span>;
  return (
    <button
      type="button"
      onClick={() => tap({ type: 'next-call', player })}
      aria-label={t('calls.change', { name, said })}
      className={`${className} active:bg-chip ${call === 'stand' ? '' : 'text-ink'}`}
    >
      {said}
    </button>
  );
}

/** The cards lie over one another, so that a long name keeps its place. */
function Tricks({ seat, name, tap }: PartProps) {
  const t = useTranslations('table');
  const { player, tricks } = seat;
  const cards = Array.from({ length: tricks }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tricks are counted, and no two differ.
    <span key={index} className="flex not-first:-ml-2.5 *:outline *:outline-paper">
      <TrickPip taken />
    </span>
  ));
  const className = 'flex min-w-12 shrink-0 items-center justify-end px-2.5 -outline-offset-3';
  if (!tap) return <span className={className}>{cards}</span>;
  return (
    <button
      type="button"
      onClick={() => tap({ type: 'take-back', player })}
      aria-label={t('seat.takeBack', { name })}
      className={className}
    >
      {cards}
    </button>
  );
}
