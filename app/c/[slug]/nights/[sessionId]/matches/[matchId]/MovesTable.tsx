/** What a correction moves: what was, what becomes, and which later rounds need a look. */
'use client';

import { useLocale, useTranslations } from 'next-intl';
import { amountTone } from '@/app/ui/Amount';
import { formatAmount } from '@/app/ui/format';
import { Notice } from '@/app/ui/Notice';
import type { Moves } from '@/engine/match/moves';
import type { Amount } from '@/engine/money/amount';
import type { Words } from './words';

/** More would hide the nets; the rest is counted. */
const MOST_POTS = 4;

export interface MovesTableProps {
  readonly moves: Moves;
  readonly words: Words;
  /** The number a round has among the rounds, by its entry. */
  readonly roundOf: (entry: number) => number | null;
}

export function MovesTable({ moves, words, roundOf }: MovesTableProps) {
  const t = useTranslations('correct');
  const locale = useLocale();
  const { pots, nets, pot, mend, totals, outs, reentries } = moves;
  const units = (amount: Amount | null) => (amount === null ? '–' : words.units(amount));
  const still = pot.was.equals(pot.becomes);
  const points = (total: number | null) =>
    total === null ? '–' : formatAmount(String(total), locale);
  const count = pots.length + nets.length + mend.length + totals.length + outs.length;
  if (count + reentries.length === 0 && still) {
    return <p className="text-soft">{t('nothingMoves')}</p>;
  }
  const entries = [...new Set(mend.map((one) => one.entry))];
  return (
    <>
      {outs.length + reentries.length > 0 ? (
        <ul className="flex flex-col gap-1 font-semibold">
          {outs.map(({ player, round, comes }) => (
            <li key={`${player} ${round} ${comes}`}>
              {t(comes ? 'outComes' : 'outGoes', {
                name: words.name(player),
                round: String(round),
              })}
            </li>
          ))}
          {reentries.map(({ player, entry, comes }) => (
            <li key={`${player} ${entry}`}>
              {t(comes ? 'reentryComes' : 'reentryGoes', { name: words.name(player) })}
            </li>
          ))}
        </ul>
      ) : null}
      <table className="w-full border-collapse">
        <thead className="text-sm text-soft">
          <tr>
            <td />
            <th scope="col" className={HEAD}>
              {t('was')}
            </th>
            <th scope="col" className={HEAD}>
              {t('becomes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pots.slice(0, MOST_POTS).map(({ round, was, becomes }) => (
            <Moved
              key={round}
              title={t('potAfter', { round: String(round) })}
              was={units(was)}
              becomes={units(becomes)}
            />
          ))}
          {pots.length > MOST_POTS ? (
            <tr className="border-t text-soft">
              <td colSpan={3} className="py-2.5">
                {t('morePots', { count: pots.length - MOST_POTS })}
              </td>
            </tr>
          ) : null}
          {totals.map(({ player, was, becomes }) => (
            <Moved
              key={`points ${player}`}
              title={t('pointsOf', { name: words.name(player) })}
              was={points(was)}
              becomes={points(becomes)}
              plain
            />
          ))}
          {nets.map(({ player, was, becomes }) => (
            <Moved
              key={player}
              title={words.name(player)}
              was={words.signed(was)}
              becomes={words.signed(becomes)}
            />
          ))}
          {still ? null : (
            <Moved title={t('potNow')} was={units(pot.was)} becomes={units(pot.becomes)} />
          )}
        </tbody>
      </table>
      {entries.map((entry) => {
        const round = entry === null ? null : roundOf(entry);
        const [first] = mend.filter((one) => one.entry === entry);
        return (
          <Notice
            key={entry}
            kind="warning"
            title={round === null ? t('needsLook') : t('roundNeedsLook', { round: String(round) })}
          >
            {first ? words.problem(first) : null}
          </Notice>
        );
      })}
    </>
  );
}

const HEAD = 'py-1.5 pl-3 text-right font-semibold';

interface MovedProps {
  readonly title: string;
  readonly was: string;
  readonly becomes: string;
  /** Neither a gain nor a loss. */
  readonly plain?: boolean;
}

function Moved({ title, was, becomes, plain = false }: MovedProps) {
  return (
    <tr className="border-t">
      <th scope="row" className="py-2.5 text-left font-medium">
        {title}
      </th>
      <td className="py-2.5 pl-3 text-right text-soft">{was}</td>
      <td className={`py-2.5 pl-3 text-right font-bold ${plain ? '' : amountTone(becomes)}`}>
        {becomes}
      </td>
    </tr>
  );
}
