/** This round: who gives, and what the rarer house rules want to know of each player. */
'use client';

import { useTranslations } from 'next-intl';
import type { DealProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { RummyAction } from './draft';
import type { RummySeat, RummyView } from './view';

/** Nine cards hold no more; a further tap begins again. */
const MOST_FOURS = 2;

export function DealSheet({ onClose, view, words, tap }: DealProps<RummyAction, RummyView>) {
  const t = useTranslations('rummy.deal');
  const { asks } = view;
  const warned = view.problems.find((one) => one.code === 'dealer-out-of-turn');
  const isIn = view.seats.filter((seat) => seat.isIn);
  return (
    <Sheet open onClose={onClose} title={t('title')} closeLabel={t('done')}>
      <p className="text-sm text-soft">{t('hint')}</p>
      <ul className="flex flex-col gap-1.5">
        {isIn.map((seat) => (
          <li key={seat.player} className="flex flex-col gap-1.5">
            <button
              type="button"
              aria-pressed={seat.deals}
              onClick={() => tap({ type: 'dealer', player: seat.player })}
              className="min-h-12 min-w-0 truncate rounded-card border bg-paper px-3.5 text-left font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt"
            >
              {words.name(seat.player)}
              {seat.deals ? <span className="font-normal"> · {t('deals')}</span> : null}
            </button>
            {asks.fourPiernas || asks.firstMeld > 0 || asks.demand ? (
              <Rarer seat={seat} name={words.name(seat.player)} view={view} tap={tap} />
            ) : null}
          </li>
        ))}
      </ul>
      {warned ? <p className="text-sm text-brass">{words.problem(warned)}</p> : null}
    </Sheet>
  );
}

interface RarerProps {
  readonly seat: RummySeat;
  readonly name: string;
  readonly view: RummyView;
  readonly tap: (action: RummyAction) => void;
}

function Rarer({ seat, name, view, tap }: RarerProps) {
  const t = useTranslations('rummy.deal');
  const { player, fourPiernas, firstMeld, opened } = seat;
  const { asks } = view;
  return (
    <div className="flex flex-wrap gap-1.5 pb-2">
      {asks.fourPiernas ? (
        <Button
          aria-label={`${name}: ${t('fours', { count: fourPiernas })}`}
          aria-pressed={fourPiernas > 0}
          onClick={() => {
            const count = fourPiernas < MOST_FOURS ? fourPiernas + 1 : 0;
            tap({ type: 'four-piernas', player, count });
          }}
          className="text-sm aria-pressed:bg-ink aria-pressed:text-felt"
        >
          {t('fours', { count: fourPiernas })}
        </Button>
      ) : null}
      {asks.firstMeld > 0 ? (
        <label className="flex min-h-12 items-center gap-2 text-sm text-soft">
          <span>
            {t('firstMeld', { least: asks.firstMeld })}
            <span className="sr-only"> {name}</span>
          </span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={firstMeld ?? ''}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 3);
              const points = digits === '' ? null : Number(digits);
              tap({ type: 'first-meld', player, points });
            }}
            className="h-12 w-16 rounded-card border border-edge bg-paper px-2 text-right text-lg font-semibold text-ink"
          />
        </label>
      ) : null}
      {asks.demand ? (
        <Button
          aria-label={`${name}: ${t('opened')}`}
          aria-pressed={opened}
          onClick={() => tap({ type: 'opened', player })}
          className="text-sm aria-pressed:bg-ink aria-pressed:text-felt"
        >
          {t('opened')}
        </Button>
      ) : null}
    </div>
  );
}
