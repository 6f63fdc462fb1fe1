/** Closing the match: asks once, and shows beforehand what everybody ends with. */
'use client';

import { useTranslations } from 'next-intl';
import type { TableState } from '@/app/match-store';
import { Amount } from '@/app/ui/Amount';
import { Button } from '@/app/ui/Button';
import { Sheet } from '@/app/ui/Sheet';
import type { AnyGame } from '@/engine/match/game';
import { netOf, step } from '@/engine/match/step';
import { ZERO } from '@/engine/money/amount';
import type { Words } from './words';

export interface CloseSheetProps {
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly game: AnyGame;
  readonly state: TableState;
  readonly words: Words;
}

export function CloseSheet({ onClose, onConfirm, game, state, words }: CloseSheetProps) {
  const t = useTranslations('table.close');
  const now = state.timeline.state;
  const closed = step(game, now, { type: 'close' });
  const shares = netOf(closed.output.postings);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('playOn')}
      primary={
        <Button kind="primary" size="large" onClick={onConfirm}>
          {t('confirm')}
        </Button>
      }
    >
      <p className="text-soft">
        {now.pot.equals(ZERO) ? t('emptyPot') : t('split', { pot: words.units(now.pot) })}
      </p>
      <table className="w-full border-collapse">
        <thead className="text-sm text-soft">
          <tr>
            <td />
            <th scope="col" className="py-1.5 text-right font-semibold">
              {t('share')}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
              {t('final')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...closed.state.net].map(([player, net]) => (
            <tr key={player} className="border-t">
              <th scope="row" className="py-2 text-left font-semibold">
                {words.name(player)}
              </th>
              <td className="py-2 text-right text-soft">
                {words.signed(shares.get(player) ?? ZERO)}
              </td>
              <td className="py-2 pl-3 text-right">
                <Amount text={words.signed(net)} size="row" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {closed.problems.map((problem) => (
        <p key={problem.code} className="text-sm text-brass">
          {words.problem(problem)}
        </p>
      ))}
    </Sheet>
  );
}
