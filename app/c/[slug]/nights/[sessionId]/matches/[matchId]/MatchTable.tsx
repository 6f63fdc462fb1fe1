/** A match at the table, whichever the game: its round at the thumb, what it pays before it is saved, and the sheet. */
'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainHttp } from '@/app/offline/PlainHttp';
import { Button } from '@/app/ui/Button';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Sheet } from '@/app/ui/Sheet';
import { ByHand } from './ByHand';
import type { EditorSheet as Editor } from './EditorSheet';
import { FinalNets } from './FinalNets';
import { History } from './History';
import { type HistoryLine, toMend } from './history';
import { Lamp } from './Lamp';
import { MendNotice } from './MendNotice';
import type { Pad, PadView } from './pad';
import { StopNotice } from './StopNotice';
import { TableFrame } from './TableFrame';
import { TablePreview } from './TablePreview';
import type { TableScreenProps } from './TableScreen';
import { useAwake } from './use-awake';
import { useTable } from './use-table';
import { useWords } from './words';

/** What lies over the table; a round and the close also over the sheet of rounds. */
type Over = 'deal' | 'close' | 'more' | 'referee' | HistoryLine | null;

/** Rare enough to come when it is asked for. */
const MoreSheet = dynamic(() => import('./MoreSheet'));
const CloseSheet = dynamic(() => import('./CloseSheet').then((one) => one.CloseSheet));
const Reenganche = dynamic(() => import('./Reenganche').then((one) => one.Reenganche));
// `dynamic` loses what a generic component is generic in.
const EditorSheet = dynamic(() =>
  import('./EditorSheet').then((one) => one.EditorSheet),
) as unknown as typeof Editor;

export interface MatchTableProps<Draft, Action, View extends PadView> extends TableScreenProps {
  readonly pad: Pad<Draft, Action, View>;
}

export function MatchTable<Draft, Action, View extends PadView>(
  props: MatchTableProps<Draft, Action, View>,
) {
  const { pad, clubId, clubName, night, first } = props;
  const { fine } = pad;
  const t = useTranslations('table');
  const table = useTable(pad, props);
  const { store, state, view, lines, over, mayScore, scoring, elsewhere, tap, undo } = table;
  const words = useWords(state.names);
  const awake = useAwake(scoring);
  const [rounds, setRounds] = useState(false);
  const [open, setOpen] = useState<Over>(null);
  const toBeMended = toMend(lines);
  const editing = typeof open === 'object' ? open : null;
  const backToTable = () => {
    setOpen(null);
    setRounds(false);
  };

  const history = (
    <>
      <History
        pad={pad}
        lines={lines}
        seats={state.timeline.state.seats}
        words={words}
        onOpen={table.mayCorrect ? setOpen : undefined}
      />
      {mayScore ? <ByHand first={first} store={store} /> : null}
      {mayScore ? <PlainHttp /> : null}
    </>
  );
  const toClose = scoring ? (
    <Button onClick={() => setOpen('close')}>{t('close.ask')}</Button>
  ) : null;

  return (
    <>
      <TableFrame
        title={t('title')}
        back={{ href: night, label: clubName }}
        context={
          <>
            <button
              type="button"
              onClick={() => setRounds(true)}
              className="inline-flex min-h-12 shrink-0 items-center gap-1.5 px-1.5 text-sm text-soft underline decoration-line underline-offset-4 lg:no-underline"
            >
              {over ? t('history.title') : t('round', { number: String(view.number) })}
            </button>
            <button
              type="button"
              aria-label={t('more')}
              onClick={() => setOpen('more')}
              className="inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center rounded-card text-xl leading-none text-soft"
            >
              <span aria-hidden="true">⋯</span>
            </button>
          </>
        }
        lamp={<Lamp state={state} awake={scoring ? awake : null} />}
        preview={
          <TablePreview
            pad={pad}
            view={view}
            words={words}
            tap={tap}
            over={over}
            last={lines[0]}
            elsewhere={elsewhere}
            begun={table.begun}
            bringBack={undo.done ? undo.bringBack : null}
          />
        }
        secondary={
          mayScore && elsewhere === null ? (
            <Button size="large" disabled={!undo.possible} onClick={undo.take} className="min-w-24">
              {t('undo')}
            </Button>
          ) : undefined
        }
        primary={
          over ? (
            <ToSettlement night={night} ready={!table.unsent} />
          ) : scoring ? (
            <Button kind="primary" size="large" disabled={!view.ready} onClick={table.save}>
              {t('save')}
            </Button>
          ) : mayScore ? (
            <Button size="large" onClick={store.takeOver}>
              {t('scoring.takeOver')}
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
            pad={pad}
            stop={state.stop}
            store={store}
            lines={lines}
            words={words}
            here={`${night}/matches/${first.id}`}
            onEdit={(clientId) => {
              const row = state.rows.find((one) => one.clientId === clientId);
              const number = row?.entry.type === 'amend' ? row.entry.entry : row?.number;
              setOpen(lines.find((line) => line.entry === number) ?? null);
            }}
          />
        ) : table.mayCorrect ? (
          <MendNotice lines={toBeMended} words={words} onOpen={setOpen} />
        ) : null}
        {over ? (
          <FinalNets
            game={pad.game}
            timeline={state.timeline}
            words={words}
            again={
              mayScore && !table.unsent
                ? { slug: slugOf(night), clubId, sessionId: first.sessionId, matchId: first.id }
                : null
            }
          />
        ) : (
          <>
            {scoring && pad.game.reenganche ? (
              <Reenganche
                game={pad.game}
                timeline={state.timeline}
                words={words}
                busy={open !== null || rounds}
                onEnter={(entry) => {
                  undo.forget();
                  void table.enter(entry);
                }}
              />
            ) : null}
            <pad.Play view={view} words={words} tap={tap} onDeal={tap && (() => setOpen('deal'))} />
          </>
        )}
        {/* Below the seats, which must not move away under a thumb when the line breaks. */}
        {!state.live && state.asOf !== null ? <PlainHttp /> : null}
      </TableFrame>
      <Sheet
        open={rounds}
        onClose={() => setRounds(false)}
        title={t('history.title')}
        closeLabel={t('history.done')}
        secondary={toClose ?? undefined}
      >
        {rounds ? history : null}
      </Sheet>
      {tap ? (
        <pad.Deal
          open={open === 'deal'}
          onClose={() => setOpen(null)}
          view={view}
          words={words}
          tap={tap}
        />
      ) : null}
      {open === 'more' ? (
        <MoreSheet
          game={pad.game}
          state={state}
          store={store}
          clubId={props.clubId}
          sessionId={first.sessionId}
          matchId={first.id}
          words={words}
          RoundWords={pad.RoundWords}
          onClose={() => setOpen(null)}
          scoring={
            tap && {
              begun: table.begun,
              onEnter: (...entries) => {
                backToTable();
                void table.enterAll(entries);
              },
              onDeal: () => setOpen('deal'),
              onCloseMatch: () => setOpen('close'),
              ...(pad.Referee && { onReferee: () => setOpen('referee') }),
              ...(fine && {
                onFine: (penalty) => {
                  backToTable();
                  tap(fine(penalty));
                },
              }),
            }
          }
        />
      ) : null}
      {pad.Referee && tap && open === 'referee' ? (
        <pad.Referee
          before={state.timeline.state}
          view={view}
          words={words}
          tap={tap}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'close' ? (
        <CloseSheet
          open
          onClose={() => setOpen(null)}
          onConfirm={() => {
            backToTable();
            void table.enter({ type: 'close' });
          }}
          game={pad.game}
          state={state}
          words={words}
        />
      ) : null}
      {editing ? (
        <EditorSheet
          key={editing.entry}
          pad={pad}
          state={state}
          lines={lines}
          line={editing}
          words={words}
          onClose={() => setOpen(null)}
          onCorrect={(entry) => {
            backToTable();
            table.correct(editing, entry);
          }}
        />
      ) : null}
    </>
  );
}

/** The night's address is `/c/<club>/nights/<night>`. */
function slugOf(night: string): string {
  return night.split('/')[2] ?? '';
}

function ToSettlement({ night, ready }: { night: string; ready: boolean }) {
  const t = useTranslations('table');
  return ready ? (
    <ButtonLink kind="primary" size="large" href={`${night}/settle`}>
      {t('settleUp')}
    </ButtonLink>
  ) : (
    <Button kind="primary" size="large" disabled>
      {t('settleUp')}
    </Button>
  );
}
