/** Above the buttons: what saving would do, or what was just taken back, or the last round for those who watch. */
'use client';

import { useTranslations } from 'next-intl';
import type { HistoryLine } from './history';
import type { Pad, PadView, PartProps } from './pad';
import type { Elsewhere } from './use-scorer';
import type { Words } from './words';

export interface TablePreviewProps<Draft, Action, View extends PadView>
  extends PartProps<Action, View> {
  readonly pad: Pad<Draft, Action, View>;
  readonly over: boolean;
  readonly last: HistoryLine | undefined;
  /** Whose phone scores instead of this one. */
  readonly elsewhere: Elsewhere | null;
  /** Whether something half-entered waits on this phone. */
  readonly begun: boolean;
  /** Brings back what was taken back a moment ago; null where nothing was. */
  readonly bringBack: (() => void) | null;
}

export function TablePreview<Draft, Action, View extends PadView>(
  props: TablePreviewProps<Draft, Action, View>,
) {
  const { pad, view, words, tap, over, last, elsewhere, begun, bringBack } = props;
  return (
    <div aria-live="polite" className={over && bringBack === null ? '' : 'min-h-7'}>
      {bringBack !== null ? (
        <TakenBack bringBack={bringBack} />
      ) : over ? null : tap ? (
        <pad.Outcome view={view} words={words} tap={tap} />
      ) : (
        <Watching pad={pad} last={last} words={words} elsewhere={elsewhere} begun={begun} />
      )}
    </div>
  );
}

function TakenBack({ bringBack }: { bringBack: () => void }) {
  const t = useTranslations('table');
  return (
    <p className="flex items-center justify-between gap-3 text-sm">
      <span>{t('undone')}</span>
      <button
        type="button"
        onClick={bringBack}
        className="-my-3 min-h-12 px-2 font-bold underline underline-offset-4"
      >
        {t('redo')}
      </button>
    </p>
  );
}

type WatchingProps<Draft, Action, View extends PadView> = {
  pad: Pad<Draft, Action, View>;
  last: HistoryLine | undefined;
  words: Words;
  elsewhere: Elsewhere | null;
  begun: boolean;
};

function Watching<Draft, Action, View extends PadView>(props: WatchingProps<Draft, Action, View>) {
  const { pad, last, words, elsewhere, begun } = props;
  const t = useTranslations('table');
  return (
    <div className="text-sm text-soft">
      {last?.text.type === 'round' ? (
        <div className="pb-1 text-ink">
          <b>{t('round', { number: String(last.round ?? '') })}</b>
          <pad.RoundWords entry={last.text} words={words} />
        </div>
      ) : null}
      {elsewhere ? (
        <p className={elsewhere.taken ? 'font-semibold text-ink' : undefined}>
          <WhoScores elsewhere={elsewhere} />
          {elsewhere.taken && begun ? ` ${t('scoring.begun')}` : null}
        </p>
      ) : (
        <p>{t('watching')}</p>
      )}
    </div>
  );
}

function WhoScores({ elsewhere: { name, taken } }: { elsewhere: Elsewhere }) {
  const t = useTranslations('table.scoring');
  if (name === null) return t(taken ? 'takenUnnamed' : 'unnamed');
  return t(taken ? 'taken' : 'byName', { name });
}
