/** This deal: who gives, and who sits it out. */
'use client';

import { useTranslations } from 'next-intl';
import type { DealProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { DraftAction } from './draft';
import type { RoundView } from './view';

export function DealSheet({ onClose, view, words, tap }: DealProps<DraftAction, RoundView>) {
  const t = useTranslations('table.deal');
  const warned = view.problems.find((one) => one.code === 'dealer-out-of-turn');
  return (
    <Sheet open onClose={onClose} title={t('title')} closeLabel={t('done')}>
      <p className="text-sm text-soft">{t('hint')}</p>
      <ul className="flex flex-col gap-1.5">
        {view.seats.map(({ player, deals, absent }) => (
          <li key={player} className="flex items-center gap-2">
            <button
              type="button"
              aria-pressed={deals}
              disabled={absent}
              onClick={() => tap({ type: 'dealer', player })}
              className="min-h-12 min-w-0 flex-1 truncate rounded-card border bg-paper px-3.5 text-left font-semibold disabled:border-dashed disabled:bg-transparent disabled:text-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt"
            >
              {words.name(player)}
              {deals ? <span className="font-normal"> · {t('deals')}</span> : null}
            </button>
            <Button
              aria-pressed={absent}
              onClick={() => tap({ type: 'absent', player })}
              className="w-36 shrink-0 text-sm aria-pressed:border-edge aria-pressed:border-dashed aria-pressed:bg-transparent"
            >
              {t(absent ? 'out' : 'in')}
            </Button>
          </li>
        ))}
      </ul>
      {view.seats.some((seat) => seat.mayExchange) ? (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="pb-1.5 text-sm text-soft">{t('exchanged')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {view.seats
              .filter((seat) => seat.mayExchange)
              .map(({ player, exchanged }) => (
                <Button
                  key={player}
                  aria-pressed={exchanged}
                  onClick={() => tap({ type: 'exchanged', player })}
                  className="max-w-full aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt"
                >
                  <span className="truncate">{words.name(player)}</span>
                </Button>
              ))}
          </div>
        </fieldset>
      ) : null}
      {warned ? <p className="text-sm text-brass">{words.problem(warned)}</p> : null}
    </Sheet>
  );
}
