/** A match at the table, whichever the game: its round at the thumb, what it pays before it is saved, and the sheet. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { slugOf } from '@/app/c/slug-of';
import { PlainHttp } from '@/app/offline/PlainHttp';
import { Button } from '@/app/ui/Button';
import { buttonClass } from '@/app/ui/button-look';
import { useWide } from '@/app/ui/use-wide';
import { AwayLink } from './AwayLink';
import { type HistoryLine, toMend } from './history';
import { justOut } from './just-out';
import { Lamp } from './Lamp';
import { later, laterSheet, useFetchedEarly } from './later';
import type { Pad, PadView } from './pad';
import { TableFrame } from './TableFrame';
import { TablePreview } from './TablePreview';
import type { TableScreenProps } from './TableScreen';
import { useAwake } from './use-awake';
import { useTable } from './use-table';
import { useWords } from './words';

/** What lies over the table; a round and the close also over the sheet of rounds. */
type Over = 'deal' | 'close' | 'more' | 'referee' | HistoryLine | null;

const Rounds = later(() => import('./Rounds').then((one) => one.Rounds));
const RoundsSheet = laterSheet(() => import('./Rounds').then((one) => one.RoundsSheet));
const FinalNets = later(() => import('./FinalNets').then((one) => one.FinalNets));
const StopNotice = later(() => import('./StopNotice').then((one) => one.StopNotice));
const MendNotice = later(() => import('./MendNotice').then((one) => one.MendNotice));
const MoreSheet = laterSheet(() => import('./MoreSheet').then((one) => one.MoreSheet));
const CloseSheet = laterSheet(() => import('./CloseSheet').then((one) => one.CloseSheet));
const Reenganche = later(() => import('./Reenganche').then((one) => one.Reenganche));
const EditorSheet = laterSheet(() => import('./EditorSheet').then((one) => one.EditorSheet));

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
  const wide = useWide();
  useFetchedEarly();
  const [rounds, setRounds] = useState(false);
  const [open, setOpen] = useState<Over>(null);
  const toBeMended = toMend(lines);
  const editing = typeof open === 'object' ? open : null;
  const backToTable = () => {
    setOpen(null);
    setRounds(false);
  };

  const sheet = {
    pad,
    lines,
    words,
    seats: state.timeline.state.seats,
    ...(table.mayCorrect && { onOpen: setOpen }),
    kept: mayScore ? { first, store } : null,
  };
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
              <span aria-hidden="true">···</span>
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
            {wide ? <Rounds {...sheet} /> : null}
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
        ) : table.mayCorrect && toBeMended.length > 0 ? (
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
            {scoring && justOut(pad.game, state.timeline).players.length > 0 ? (
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
      {rounds ? (
        <RoundsSheet {...sheet} onClose={() => setRounds(false)} toClose={toClose} />
      ) : null}
      {tap && open === 'deal' ? (
        <pad.Deal onClose={() => setOpen(null)} view={view} words={words} tap={tap} />
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

function ToSettlement({ night, ready }: { night: string; ready: boolean }) {
  const t = useTranslations('table');
  return ready ? (
    <AwayLink href={`${night}/settle`} className={buttonClass({ kind: 'primary', size: 'large' })}>
      {t('settleUp')}
    </AwayLink>
  ) : (
    <Button kind="primary" size="large" disabled>
      {t('settleUp')}
    </Button>
  );
}
