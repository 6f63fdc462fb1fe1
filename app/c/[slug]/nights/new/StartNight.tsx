/** Starting a night in under a minute: what is played, who is here, where they sit, who deals first; then the cards. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { readDecimal } from '@/app/c/decimal';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Notice } from '@/app/ui/Notice';
import { Page, type PageProps } from '@/app/ui/Page';
import { Select } from '@/app/ui/Select';
import { TextField } from '@/app/ui/TextField';
import type { GameId } from '@/engine/match/game';
import { ChooseGame } from './ChooseGame';
import type { GameChoice } from './choices';
import { draw } from './draw';
import { SeatOrder } from './SeatOrder';
import { missing, moved, NO_SEATS, toggled } from './seats';
import { type Person, WhoIsHere } from './WhoIsHere';

export type StartNightProps = {
  title: string;
  back: PageProps['back'];
  corner: ReactNode;
  slug: string;
  clubId: string;
  /** A night under way gets another match; null starts a new one. */
  night: string | null;
  /** The planned night that this one is; null for none. */
  planned: string | null;
  /** Who said yes to it: they sit down already. */
  coming: readonly string[];
  /** Last time's people first. */
  players: readonly Person[];
  /** Last time's people in their order at the table. */
  lastTime: readonly string[];
  today: string;
  /** As people type it. */
  unitValue: string;
  currency: string | null;
  /** The one to begin with first. */
  games: readonly [GameChoice, ...GameChoice[]];
  /** Numbers of the tables at which a match of this night is being played. */
  tablesTaken: readonly number[];
};

type Wrong = 'too-few' | 'too-many' | 'dealer' | 'date' | 'unit-value';

export function StartNight(props: StartNightProps) {
  const { slug, clubId, night, planned, currency, games, tablesTaken } = props;
  const t = useTranslations('nights');
  const s = useTranslations('ruleSets');
  const router = useRouter();
  const [guests, setGuests] = useState<readonly Person[]>([]);
  const active = new Set(props.players.map(({ id }) => id));
  const coming = props.coming.filter((player) => active.has(player));
  // Another match of a night: whoever was here is still here. A planned one: whoever said yes.
  const [seats, setSeats] = useState({
    ...NO_SEATS,
    order: night === null ? coming : props.lastTime,
  });
  const [gameId, setGameId] = useState<GameId>(games[0].id);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [table, setTable] = useState(() => freeTables(tablesTaken)[0] ?? 1);
  const [date, setDate] = useState(props.today);
  const [unitValue, setUnitValue] = useState(props.unitValue);
  const [drawn, setDrawn] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const { busy, failure, run } = useAction();
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  const rules = game.rules.find(({ id }) => id === chosen) ?? game.rules[0]!;
  const [fewest, usualMost] = rules.usual;
  const { most } = rules;
  const request = useRequestId();

  const people = [...props.players, ...guests.filter(({ id }) => !active.has(id))];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (player: string) => names.get(player) ?? '';
  const count = seats.order.length;
  const dealer = seats.dealer === null ? null : nameOf(seats.dealer);
  const lastTime = props.lastTime.filter((player) => names.has(player));

  function change(next: typeof seats) {
    setSeats(next);
    setWrong(null);
  }

  function start() {
    const value = currency === null ? '1' : readDecimal(unitValue);
    const mistake = missing(seats, most) ?? (night ? null : mistakeOfNight(date, value));
    setWrong(mistake);
    const match = {
      game: game.id,
      rules: rules.id === null ? undefined : { set: rules.id, version: rules.version },
      players: [...seats.order],
      dealer: seats.dealer ?? '',
      tableNumber: table,
    };
    if (mistake !== null || value === null) {
      const place = document.getElementById(PLACES[mistake ?? 'unit-value']);
      place?.scrollIntoView({ block: 'center' });
      if (place instanceof HTMLInputElement) place.focus();
      return;
    }
    const another = async (sessionId: string) => {
      const asked = { clubId, sessionId, match };
      const requestId = request.for(asked);
      return { sessionId, ...(await trpc.sessions.startMatch.mutate({ requestId, ...asked })) };
    };
    const first = (unit: string) => {
      const plannedId = planned ?? undefined;
      const asked = { clubId, date, unitValue: unit, match, plannedId };
      return trpc.sessions.start.mutate({ requestId: request.for(asked), ...asked });
    };
    run(async () => {
      const { sessionId, matchId } = night ? await another(night) : await first(value);
      request.answered();
      router.push(`/c/${slug}/nights/${sessionId}/matches/${matchId}`);
      return 'leaving';
    });
  }

  return (
    <Answering>
      <Page
        title={props.title}
        back={props.back}
        lamp={props.corner}
        preview={
          <span aria-live="polite" className={wrong ? 'font-semibold text-loss' : 'text-soft'}>
            {wrong ? t(`missing.${wrong}`, { most: String(most) }) : (failure?.text ?? summary())}
          </span>
        }
        primary={
          <Button kind="primary" size="large" busy={busy} onClick={start}>
            {t('start')}
          </Button>
        }
      >
        <ChooseGame
          slug={slug}
          games={games}
          game={game}
          rules={rules}
          onGame={(next) => {
            setGameId(next);
            setChosen(undefined);
            setWrong(null);
          }}
          onRules={(next) => {
            setChosen(next);
            setWrong(null);
          }}
        />
        {tablesTaken.length > 0 ? (
          <Select
            label={s('table')}
            hint={s('tableHint')}
            value={table}
            onChange={(event) => setTable(Number(event.target.value))}
            options={freeTables(tablesTaken).map((number) => ({
              value: String(number),
              label: s('tableNumber', { number: String(number) }),
            }))}
          />
        ) : null}
        <WhoIsHere
          clubId={clubId}
          hint={[
            t(`whoHints.${rules.direction}`),
            coming.length > 0 ? t('saidYes', { count: coming.length }) : '',
          ].join(' ')}
          people={people}
          order={seats.order}
          lastTime={lastTime.length}
          onToggle={(player) => change(toggled(seats, player))}
          onSameAgain={() => change({ order: lastTime, dealer: null })}
          onAdded={(person) => {
            setGuests((all) => [...all, person]);
            setSeats((now) => toggled(now, person.id));
          }}
        />
        {count > 0 ? (
          <section aria-labelledby="seats" className="flex flex-col gap-3 pt-4">
            <h2 id="seats">{t('seats')}</h2>
            <p className="-mt-2 text-sm text-soft">{t('seatsHint')}</p>
            <SeatOrder
              seats={seats}
              nameOf={nameOf}
              onMove={(player, to) => change(moved(seats, player, to))}
              onDealer={(player) => {
                setDrawn(false);
                change({ ...seats, dealer: player });
              }}
            />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                onClick={() => {
                  setDrawn(true);
                  change({ ...seats, dealer: draw(seats.order) ?? null });
                }}
              >
                {t('draw')}
              </Button>
              <p aria-live="polite" className="min-w-0 flex-1 basis-40 text-sm text-soft">
                {dealer === null
                  ? t('nobodyDeals')
                  : t(drawn ? 'drawn' : 'deals', { name: dealer })}
              </p>
            </div>
            {count > 1 && (count < fewest || count > usualMost) && count <= most ? (
              <Notice kind="warning">
                {t('unusual', {
                  count: String(count),
                  fewest: String(fewest),
                  most: String(usualMost),
                })}
              </Notice>
            ) : null}
          </section>
        ) : null}
        {night ? null : (
          <section aria-labelledby="night" className="flex flex-col gap-4 pt-4">
            <h2 id="night">{t('night')}</h2>
            <TextField
              id="date"
              type="date"
              label={t('date')}
              hint={t('dateHint')}
              value={date}
              onChange={(event) => setDate(event.target.value)}
              error={wrong === 'date' ? t('missing.date') : undefined}
            />
            {currency === null ? null : (
              <TextField
                id="unit"
                label={t('unitValue', { currency })}
                hint={t('unitValueHint')}
                inputMode="decimal"
                autoComplete="off"
                value={unitValue}
                onChange={(event) => setUnitValue(event.target.value)}
                error={wrong === 'unit-value' ? t('missing.unit-value') : undefined}
              />
            )}
          </section>
        )}
      </Page>
    </Answering>
  );

  function summary(): string {
    if (count === 0) return t('nobodyYet');
    return dealer === null ? t('sitting', { count }) : t('ready', { count, name: dealer });
  }
}

/** The lowest number first that is free; more than a club has tables. */
function freeTables(taken: readonly number[]): number[] {
  return Array.from({ length: taken.length + 6 }, (_, index) => index + 1).filter(
    (number) => !taken.includes(number),
  );
}

const PLACES: Record<Wrong, string> = {
  'too-few': 'who',
  'too-many': 'who',
  dealer: 'seats',
  date: 'date',
  'unit-value': 'unit',
};

function mistakeOfNight(date: string, value: string | null): Wrong | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'date';
  return value === null ? 'unit-value' : null;
}
