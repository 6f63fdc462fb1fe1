/** Starting a night in under a minute: who is here, where they sit, who deals first; then the cards. */
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
import { TextField } from '@/app/ui/TextField';
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
  /** Last time's people first. */
  players: readonly Person[];
  /** Last time's people in their order at the table. */
  lastTime: readonly string[];
  today: string;
  /** As people type it. */
  unitValue: string;
  currency: string | null;
  /** How many the game's book deals to, and how many one pack can serve. */
  usual: readonly [fewest: number, most: number];
  most: number;
  /** The rules played, in one sentence. */
  game: string;
};

type Wrong = 'too-few' | 'too-many' | 'dealer' | 'date' | 'unit-value';

export function StartNight(props: StartNightProps) {
  const { slug, clubId, night, currency, most } = props;
  const [fewest, usualMost] = props.usual;
  const t = useTranslations('nights');
  const router = useRouter();
  const [guests, setGuests] = useState<readonly Person[]>([]);
  // Another match of a night: whoever was here is still here.
  const [seats, setSeats] = useState(
    night === null ? NO_SEATS : { order: props.lastTime, dealer: null },
  );
  const [date, setDate] = useState(props.today);
  const [unitValue, setUnitValue] = useState(props.unitValue);
  const [drawn, setDrawn] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const { busy, failure, run } = useAction();
  const request = useRequestId();

  const known = new Set(props.players.map(({ id }) => id));
  const people = [...props.players, ...guests.filter(({ id }) => !known.has(id))];
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
      game: 'limited-loo' as const,
      players: [...seats.order],
      dealer: seats.dealer ?? '',
    };
    if (mistake !== null || value === null) {
      const place = document.getElementById(PLACES[mistake ?? 'unit-value']);
      place?.scrollIntoView({ block: 'center' });
      if (place instanceof HTMLInputElement) place.focus();
      return;
    }
    run(async () => {
      const asked = night
        ? { clubId, sessionId: night, match }
        : { clubId, date, unitValue: value, match };
      const requestId = request.for(asked);
      const { sessionId, matchId } =
        'sessionId' in asked
          ? { ...asked, ...(await trpc.sessions.startMatch.mutate({ requestId, ...asked })) }
          : await trpc.sessions.start.mutate({ requestId, ...asked });
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
            {wrong ? t(`missing.${wrong}`) : (failure?.text ?? summary())}
          </span>
        }
        primary={
          <Button kind="primary" size="large" busy={busy} onClick={start}>
            {t('start')}
          </Button>
        }
      >
        <WhoIsHere
          clubId={clubId}
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
                {t(count < fewest ? 'few' : 'many', { count: String(count) })}
              </Notice>
            ) : null}
          </section>
        ) : null}
        <section aria-labelledby="game" className="flex flex-col gap-4 pt-4">
          <h2 id="game">{t('game')}</h2>
          <p className="-mt-2 text-pretty">{props.game}</p>
          {night ? null : (
            <>
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
            </>
          )}
        </section>
      </Page>
    </Answering>
  );

  function summary(): string {
    if (count === 0) return t('nobodyYet');
    return dealer === null ? t('sitting', { count }) : t('ready', { count, name: dealer });
  }
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
