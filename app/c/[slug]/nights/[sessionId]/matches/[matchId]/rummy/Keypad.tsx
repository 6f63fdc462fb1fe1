/** The keypad of the page: digits that go on by themselves, and the keys that the rules in force have. */
'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { laterSheet } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/later';
import type { Words } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/words';
import type { RummyAction } from './draft';
import type { Key } from './typed';
import { usePoints } from './use-points';
import type { RummyView } from './view';

/** Cards are tapped less often than digits: their pad comes when it is asked for. */
const CardSheet = laterSheet(() => import('./CardSheet').then((one) => one.CardSheet));

export interface KeypadProps {
  readonly view: RummyView;
  readonly words: Words;
  readonly tap: (action: RummyAction) => void;
}

/** As on a till; the last two of each row differ. */
const ROWS = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3', '0'],
] as const;

export function Keypad({ view, words, tap }: KeypadProps) {
  const t = useTranslations('rummy.keys');
  const [cards, setCards] = useState(false);
  const { asks, at } = view;
  const seat = view.seats.find((one) => one.player === at);
  const types = seat?.hasCell ?? false;
  const press = (key: Key) => () => tap({ type: 'key', key });
  const digit = (key: Key) => (
    <PadKey key={key} disabled={!types} onClick={press(key)} figure>
      {key}
    </PadKey>
  );
  const name = seat ? words.name(seat.player) : '';
  return (
    <>
      <Own view={view} tap={tap} />
      <fieldset className="-mx-1.5 mb-0.5 grid grid-cols-5 gap-1 [@media(min-width:24rem)]:gap-1.5">
        <legend className="sr-only">{name === '' ? t('title') : t('titleOf', { name })}</legend>
        {ROWS[0].map(digit)}
        <PadKey
          label={t('back')}
          shortcut="Backspace"
          disabled={!types}
          onClick={press('back')}
          quiet
        >
          ⌫
        </PadKey>
        {asks.hundred ? (
          <PadKey
            label={t('hundred')}
            shortcut="H"
            disabled={!types}
            onClick={press('hundred')}
            quiet
          >
            100+
          </PadKey>
        ) : (
          <span />
        )}
        {ROWS[1].map(digit)}
        <PadKey label={t('add')} shortcut="+" disabled={!types} onClick={press('+')} quiet>
          +
        </PadKey>
        <PadKey
          disabled={!seat?.isIn || (!asks.figure && !types)}
          onClick={() => setCards(true)}
          quiet
          small
        >
          {t(asks.figure ? 'figures' : 'cards')}
        </PadKey>
        {ROWS[2].map(digit)}
        <PadKey
          label={t('next')}
          shortcut="N"
          disabled={!types}
          onClick={() => tap({ type: 'next' })}
          quiet
        >
          →
        </PadKey>
      </fieldset>
      {cards && seat ? (
        <CardSheet
          seat={seat}
          view={view}
          words={words}
          tap={tap}
          figures={asks.figure !== undefined}
          onClose={() => {
            setCards(false);
            if (!asks.figure) tap({ type: 'next' });
          }}
        />
      ) : null}
    </>
  );
}

/** Keys that only some rules have: a row of its own, and none where there is nothing for it. */
function Own({ view, tap }: Omit<KeypadProps, 'words'>) {
  const t = useTranslations('rummy.keys');
  const say = usePoints();
  const { asks, at, out, nobody, byFigures } = view;
  const asked = view.seats.find(
    (one) => one.player === (asks.game === 'chinchon' ? (at ?? out) : out),
  );
  const began = out !== null || nobody;
  const keys: ReactNode[] = [];
  if (asks.bonus !== null) {
    keys.push(
      <PadKey
        key="bonus"
        pressed={asked?.bonus ?? false}
        disabled={!asked?.mayBonus}
        onClick={() => asked && tap({ type: 'bonus', player: asked.player })}
        quiet
        small
      >
        <b className="figures text-lg">{say(asks.bonus)}</b> {t(`bonus.${asks.game}`)}
      </PadKey>,
    );
  }
  if (asks.chinchon) {
    keys.push(
      <PadKey
        key="chinchon"
        pressed={asked?.chinchon ?? false}
        disabled={!asked?.mayChinchon}
        onClick={() => asked && tap({ type: 'chinchon', player: asked.player })}
        quiet
        small
      >
        {t('chinchon')}
      </PadKey>,
    );
  }
  if (asks.nobody && (out === null || nobody)) {
    keys.push(
      <PadKey key="nobody" pressed={nobody} onClick={() => tap({ type: 'nobody' })} quiet small>
        {t('nobody')}
      </PadKey>,
    );
  }
  const { perFigure } = asks;
  if (perFigure !== null && perFigure > 0 && !byFigures && at !== null && at === out) {
    keys.push(
      <PadKey
        key="figure"
        onClick={() => tap({ type: 'per-figure', worth: perFigure })}
        quiet
        small
      >
        {t('perFigure', { points: say(perFigure, true) })}
      </PadKey>,
    );
  }
  if (asks.minus && !byFigures && at !== null) {
    keys.push(
      <PadKey key="minus" shortcut="-" onClick={() => tap({ type: 'key', key: '-' })} quiet small>
        <b className="figures text-lg">−</b> {t('minus')}
      </PadKey>,
    );
  }
  if (byFigures) {
    keys.push(
      <PadKey key="points" onClick={() => tap({ type: 'by-points' })} quiet small>
        {t('byPoints')}
      </PadKey>,
    );
  }
  if (keys.length === 0 || (!began && !asks.nobody)) return null;
  return (
    <div className="-mx-1.5 mb-1 flex gap-1 *:flex-1 [@media(min-width:24rem)]:mb-1.5 [@media(min-width:24rem)]:gap-1.5">
      {keys}
    </div>
  );
}

interface PadKeyProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** Where the key's own sign does not say it. */
  readonly label?: string;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly figure?: boolean;
  readonly quiet?: boolean;
  readonly small?: boolean;
}

function PadKey(props: PadKeyProps) {
  const { children, onClick, label, shortcut, disabled, pressed, figure, quiet, small } = props;
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      className={`flex min-h-14 min-w-14 items-center justify-center gap-1.5 rounded-card border px-0.5 text-center leading-tight font-semibold select-none active:scale-[0.97] disabled:border-dashed disabled:text-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt ${figure ? 'figures text-amount' : ''} ${quiet ? 'bg-chip' : 'bg-felt'} ${small ? 'text-xs [@media(min-width:24rem)]:text-sm' : 'text-lg'}`}
    >
      {children}
    </button>
  );
}
