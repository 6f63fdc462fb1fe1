/** A Loo table: the round being entered at the thumb, what it pays before it is saved, and the sheet. */
'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CloseSheet } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/CloseSheet';
import { FinalNets } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/FinalNets';
import { History } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/History';
import {
  type HistoryLine,
  historyOf,
  toMend,
} from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/history';
import { Lamp } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/Lamp';
import { MendNotice } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/MendNotice';
import { RoundWords } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/RoundWords';
import { StopNotice } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/StopNotice';
import { TableFrame } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableFrame';
import type { TableScreenProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { useAwake } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/use-awake';
import { useMatch } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/use-match';
import { useUndo } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/use-undo';
import { useWords, type Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { SentEntry } from '@/app/match-store';
import { Button } from '@/app/ui/Button';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Sheet } from '@/app/ui/Sheet';
import type { LooRules } from '@/engine/loo/rules';
import type { LooRound } from '@/engine/match/entries';
import { isError } from '@/engine/match/problem';
import { DealerQuestion } from './DealerQuestion';
import { DealSheet } from './DealSheet';
import type { DraftAction, LooTable } from './draft';
import { EditorSheet } from './EditorSheet';
import { looState } from './loo-state';
import { Outcome } from './Outcome';
import { PotHead } from './PotHead';
import { Seats } from './Seats';
import { useDraft } from './use-draft';
import { useKeys } from './use-keys';
import { viewOf } from './view';

/** What lies over the table; a round and the close also over the sheet of rounds. */
type Over = 'deal' | 'close' | HistoryLine | null;

export interface LooScreenProps<Rules extends LooRules> extends TableScreenProps {
  readonly table: LooTable<Rules>;
}

export function LooScreen<Rules extends LooRules>(props: LooScreenProps<Rules>) {
  const { table, clubId, clubName, night, owner, first } = props;
  const t = useTranslations('table');
  const { store, state } = useMatch({ game: table.game, clubId, owner, first });
  const { timeline, rows, nightStatus } = state;
  const over = timeline.state.status !== 'open';
  // The settlement is the server's: before it has the close, it would show the match as open.
  const unsent = rows.some((row) => row.state !== 'confirmed');
  const mayScore = props.mayScore && nightStatus !== 'settled';
  const scoring = mayScore && !over;
  const words = useWords(state.names);
  const awake = useAwake(scoring);
  const loo = looState<Rules>(timeline.state);
  const draft = useDraft(`lanturlu-draft-${owner}-${first.id}`, table, loo, rows);
  const view = viewOf(table, loo, draft.draft);
  const lines = historyOf(timeline, rows);
  const { deed, undone, undo, redo, forget } = useUndo(store, state);
  const [rounds, setRounds] = useState(false);
  const [open, setOpen] = useState<Over>(null);
  const saving = useRef(false);
  const backToTable = () => {
    setOpen(null);
    setRounds(false);
  };

  const roundOf = (entry: number) => lines.find((line) => line.entry === entry)?.round ?? null;
  const tap = scoring
    ? (action: DraftAction) => {
        forget();
        draft.tap(action);
      }
    : undefined;
  const ready = scoring && view.facts !== null && !view.problems.some(isError);
  const enter = async (entry: SentEntry, seen?: number) => {
    if (saving.current) return;
    saving.current = true;
    await store.add(entry, seen).finally(() => {
      saving.current = false;
    });
  };
  const save = () => {
    if (!ready) return;
    forget();
    void enter(view.entry, draft.seen()).then(draft.clear);
  };
  const mayUndo = mayScore && deed !== null;
  useKeys({ seats: view.seats, tap, save, undo: () => (mayUndo ? undo() : undefined) });

  const editing = typeof open === 'object' ? open : null;
  const history = (
    <History
      lines={lines}
      seats={timeline.state.seats}
      words={words}
      onOpen={mayScore ? setOpen : undefined}
    />
  );
  const toClose = scoring ? (
    <Button onClick={() => setOpen('close')}>{t('close.ask')}</Button>
  ) : null;
  const [toBeMended] = toMend(lines);

  return (
    <>
      <TableFrame
        title={t('title')}
        back={{ href: night, label: clubName }}
        context={
          <button
            type="button"
            onClick={() => setRounds(true)}
            className="inline-flex min-h-12 shrink-0 items-center gap-1.5 px-1.5 text-sm text-soft underline decoration-line underline-offset-4 lg:no-underline"
          >
            {over ? t('history.title') : t('round', { number: String(view.number) })}
          </button>
        }
        lamp={<Lamp state={state} awake={scoring ? awake : null} />}
        preview={
          <div aria-live="polite" className={over && !undone ? '' : 'min-h-7'}>
            {undone ? (
              <p className="flex items-center justify-between gap-3 text-sm">
                <span>{t('undone')}</span>
                <button
                  type="button"
                  onClick={redo}
                  className="-my-3 min-h-12 px-2 font-bold underline underline-offset-4"
                >
                  {t('redo')}
                </button>
              </p>
            ) : over ? null : (
              <>
                {view.question && tap ? (
                  <DealerQuestion question={view.question} words={words} tap={tap} />
                ) : null}
                {scoring ? (
                  <Outcome view={view} words={words} />
                ) : (
                  <div className="text-sm text-soft">
                    {lines[0] ? <LastRound line={lines[0]} words={words} /> : null}
                    <p>{t('watching')}</p>
                  </div>
                )}
              </>
            )}
          </div>
        }
        secondary={
          mayScore ? (
            <Button size="large" disabled={!mayUndo} onClick={undo} className="min-w-24">
              {t('undo')}
            </Button>
          ) : undefined
        }
        primary={
          over && unsent ? (
            <Button kind="primary" size="large" disabled>
              {t('settleUp')}
            </Button>
          ) : over ? (
            <ButtonLink kind="primary" size="large" href={`${night}/settle`}>
              {t('settleUp')}
            </ButtonLink>
          ) : scoring ? (
            <Button kind="primary" size="large" disabled={!ready} onClick={save}>
              {t('save')}
            </Button>
          ) : undefined
        }
        aside={
          <div className="flex flex-col gap-3">
            <div className="flex min-h-12 items-center justify-between gap-3">
              <h2>{t('history.title')}</h2>
              {toClose}
            </div>
            {history}
          </div>
        }
      >
        {state.stop ? (
          <StopNotice
            stop={state.stop}
            store={store}
            words={words}
            here={`${night}/matches/${first.id}`}
            onEdit={(clientId) => {
              const row = rows.find((one) => one.clientId === clientId);
              const number = row?.entry.type === 'amend' ? row.entry.entry : row?.number;
              setOpen(lines.find((line) => line.entry === number) ?? null);
            }}
          />
        ) : toBeMended && mayScore ? (
          <MendNotice line={toBeMended} words={words} onOpen={() => setOpen(toBeMended)} />
        ) : null}
        {over ? (
          <FinalNets state={timeline.state} words={words} />
        ) : (
          <>
            <PotHead view={view} words={words} onDeal={tap && (() => setOpen('deal'))} />
            <Seats view={view} words={words} tap={tap} />
          </>
        )}
      </TableFrame>
      <Sheet
        open={rounds}
        onClose={() => setRounds(false)}
        title={t('history.title')}
        closeLabel={t('history.done')}
        secondary={toClose ?? undefined}
      >
        {history}
      </Sheet>
      {tap ? (
        <DealSheet
          open={open === 'deal'}
          onClose={() => setOpen(null)}
          view={view}
          words={words}
          tap={tap}
        />
      ) : null}
      <CloseSheet
        open={open === 'close'}
        onClose={() => setOpen(null)}
        onConfirm={() => {
          backToTable();
          void enter({ type: 'close' });
        }}
        game={table.game}
        state={state}
        words={words}
      />
      {editing ? (
        <EditorSheet
          key={editing.entry}
          table={table}
          state={state}
          line={editing}
          words={words}
          roundOf={roundOf}
          onClose={() => setOpen(null)}
          onCorrect={(entry) => {
            backToTable();
            const { stop } = state;
            // What the server refused is written anew in its old place; anything else is corrected.
            const refused = stop?.kind === 'refused' ? stop.item : null;
            const row = refused && rows.find((one) => one.clientId === refused.clientId);
            if (refused && row?.number === editing.entry && entry.type === 'amend') {
              void store.replace(refused.clientId, entry.with);
            } else if (refused && row?.number === editing.entry) {
              void store.discard(refused.clientId);
            } else void enter(entry);
          }}
        />
      ) : null}
    </>
  );
}

function LastRound({ line, words }: { line: HistoryLine; words: Words }) {
  const t = useTranslations('table');
  if (line.text.type !== 'round') return null;
  return (
    <div className="pb-1 text-ink">
      <b>{t('round', { number: String(line.round ?? '') })}</b>
      <RoundWords entry={line.text as LooRound} words={words} />
    </div>
  );
}
