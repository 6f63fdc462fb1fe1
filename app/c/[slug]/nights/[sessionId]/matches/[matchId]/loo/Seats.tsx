/** The seats in the order in which they sit, which never changes while a match is on. */
'use client';

import { useTranslations } from 'next-intl';
import { Seat, type SeatProps } from './Seat';
import type { RoundView } from './view';

export interface SeatsProps extends Pick<SeatProps, 'words' | 'tap'> {
  readonly view: RoundView;
}

export function Seats({ view, words, tap }: SeatsProps) {
  const t = useTranslations('table');
  // Who watches sees no half-entered round: nothing has been called yet for him.
  const double =
    tap !== undefined && (view.kind === 'double' || view.seats.some((seat) => seat.mayCall));
  return (
    <ul
      aria-label={t('seat.all')}
      className="flex flex-1 flex-col gap-1.5 [@media(max-height:30rem)]:grid [@media(max-height:30rem)]:flex-none [@media(max-height:30rem)]:grid-cols-2"
    >
      {view.seats.map((seat, index) => (
        <Seat
          key={seat.player}
          seat={seat}
          place={index + 1}
          double={double}
          holder={view.flush?.holder ?? null}
          words={words}
          tap={tap}
        />
      ))}
    </ul>
  );
}
