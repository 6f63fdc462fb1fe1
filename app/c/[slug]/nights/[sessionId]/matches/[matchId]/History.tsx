/** The rounds so far, the newest first; each opens to be looked at or corrected. */
'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { amountTone } from '@/app/ui/Amount';
import { Empty } from '@/app/ui/Empty';
import type { PlayerId } from '@/engine/match/entries';
import type { RoundOutput } from '@/engine/match/game';
import { amount } from '@/engine/money/amount';
import { EntryWords } from './EntryWords';
import type { HistoryLine } from './history';
import type { Pad, PadView } from './pad';
import type { Words } from './words';

export interface HistoryProps<Draft, Action, View extends PadView> {
  readonly pad: Pad<Draft, Action, View>;
  readonly lines: readonly HistoryLine[];
  readonly seats: readonly PlayerId[];
  readonly words: Words;
  /** Absent for those who watch. */
  readonly onOpen?: (line: HistoryLine) => void;
}

export function History<Draft, Action, View extends PadView>(
  props: HistoryProps<Draft, Action, View>,
) {
  const { pad, lines, seats, words, onOpen } = props;
  const t = useTranslations('table.history');
  if (lines.length === 0) return <Empty>{t('empty')}</Empty>;
  return (
    <ol reversed className="flex flex-col gap-1.5">
      {lines.map((line) => (
        <Row key={line.entry} pad={pad} line={line} seats={seats} words={words} onOpen={onOpen} />
      ))}
    </ol>
  );
}

interface RowProps<Draft, Action, View extends PadView>
  extends Omit<HistoryProps<Draft, Action, View>, 'lines' | 'onOpen'> {
  readonly line: HistoryLine;
  readonly onOpen: ((line: HistoryLine) => void) | undefined;
}

function PlainRow<Draft, Action, View extends PadView>({
  onOpen,
  ...shown
}: RowProps<Draft, Action, View>) {
  const { line } = shown;
  return (
    <li
      className={`overflow-hidden rounded-card border bg-paper ${line.errors.length > 0 ? 'border-loss' : ''}`}
    >
      {onOpen ? (
        <button
          type="button"
          onClick={() => onOpen(line)}
          className="flex min-h-14 w-full items-stretch text-left -outline-offset-3 active:bg-chip"
        >
          <Line {...shown} />
        </button>
      ) : (
        <div className="flex min-h-14 items-stretch">
          <Line {...shown} />
        </div>
      )}
    </li>
  );
}

// `memo` loses what a generic component is generic in.
const Row = memo(PlainRow) as typeof PlainRow;

function Line<Draft, Action, View extends PadView>(
  props: Omit<RowProps<Draft, Action, View>, 'onOpen'>,
) {
  const { pad, line, seats, words } = props;
  const t = useTranslations('table.history');
  const { output, round, state, errors, corrected } = line;
  return (
    <>
      <span className="figures grid w-12 shrink-0 place-items-center border-r text-lg text-soft">
        <span className="sr-only">{round === null ? '' : t('roundWord')} </span>
        {round ?? '·'}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2 text-sm">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">
            {output ? (
              <pad.LineTitle output={output} words={words} game={pad.game.id} />
            ) : round === null ? (
              <EntryWords entry={line.text} words={words} RoundWords={pad.RoundWords} />
            ) : (
              t('mend')
            )}
          </span>
          <span className="shrink-0 text-xs text-soft">
            {state === 'confirmed' ? (corrected ? t('corrected') : null) : t(`states.${state}`)}
          </span>
        </span>
        {output ? (
          <span className="flex flex-wrap gap-x-3 text-soft">
            {seats.map((player) => {
              const text = moveOf(output, player, words);
              if (text === null) return null;
              return (
                <span key={player} className="flex max-w-full gap-1">
                  <bdi className="truncate">{words.name(player)}</bdi>
                  <b className={`shrink-0 whitespace-nowrap ${amountTone(text)}`}>{text}</b>
                </span>
              );
            })}
          </span>
        ) : null}
        {errors[0] ? <span className="text-loss">{words.problem(errors[0])}</span> : null}
      </span>
    </>
  );
}

/** What the round moved for a player: points where the game counts them, else units; null for nothing. */
function moveOf(output: RoundOutput, player: PlayerId, words: Words): string | null {
  if ('points' in output.facts) {
    const points = output.facts.points.get(player);
    return points === undefined ? null : words.units(amount(points));
  }
  const move = output.net.get(player);
  return !move || move.equals(0) ? null : words.signed(move);
}
