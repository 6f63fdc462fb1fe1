/** Somebody leaves: with one tap, and where a game has it, with his share of the pot. */
'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/app/ui/Button';
import type { PlayerId } from '@/engine/match/entries';
import { step } from '@/engine/match/step';
import type { Amount } from '@/engine/money/amount';
import type { DeedProps } from './deed';
import { refusalOf } from './refusal';

export function LeaveDeed({ game, state, words, onEnter }: DeedProps) {
  const t = useTranslations('deeds');
  return (
    <ul className="flex flex-col gap-1.5">
      {state.seats.map((player) => {
        const refused = refusalOf(game, state, { type: 'leave', player }, words);
        const share = shareOf(game, state, player);
        return (
          <li key={player} className="flex items-stretch gap-1.5">
            <Button
              disabled={refused !== null}
              onClick={() => onEnter({ type: 'leave', player })}
              className="min-w-0 flex-1 flex-col items-start! gap-0! text-left"
            >
              <span className="max-w-full truncate">
                {t('leave.go', { name: words.name(player) })}
              </span>
              {refused ? <span className="text-sm font-normal">{refused}</span> : null}
            </Button>
            {share === null ? null : (
              <Button
                onClick={() => onEnter({ type: 'leave', player, share: true })}
                aria-label={t('leave.withShareOf', {
                  name: words.name(player),
                  share: words.units(share),
                })}
                className="w-32 shrink-0 text-sm"
              >
                {t('leave.withShare', { share: words.units(share) })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What he would take along; null where the game or the pot has nothing to give. */
function shareOf(
  game: DeedProps['game'],
  state: DeedProps['state'],
  player: PlayerId,
): Amount | null {
  const { postings } = step(game, state, { type: 'leave', player, share: true }).output;
  return postings.find(({ reason }) => reason === 'leaver-share')?.amount ?? null;
}
