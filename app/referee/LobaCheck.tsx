/** Loba: whether some cards are a figure, and what they are worth in a hand. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/app/ui/Checkbox';
import { Select } from '@/app/ui/Select';
import { cardText } from '@/engine/cards/card';
import { JOKER } from '@/engine/cards/joker';
import { type FigureRules, readLobaCard } from '@/engine/rummy/figures';
import { worthOf } from '@/engine/rummy/values';
import { CardPad, cardMark } from './CardPad';
import { Cards } from './Cards';
import { findFigure } from './figure';

/** Two packs of 52, and four jokers. */
const COPIES = 2;
const JOKERS = 4;
/** No hand and no figure is longer. */
const MOST = 13;

export function LobaCheck() {
  const t = useTranslations('referee');
  const [written, setWritten] = useState<readonly string[]>([]);
  const [rules, setRules] = useState<FigureRules>({
    values: 'rioplatense',
    picos: false,
    aceHigh: true,
    jokersPerEscalera: null,
  });
  const cards = written.flatMap((card) => readLobaCard(card) ?? []);
  const found = findFigure(rules, cards);
  const worth = cards.reduce(
    (sum, card) => sum + worthOf(rules, card === JOKER ? JOKER : card.rank),
    0,
  );
  const copies = (card: string) => written.filter((one) => one === card).length;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Select
          label={t('loba.values')}
          value={String(rules.values)}
          onChange={({ target }) =>
            setRules({ ...rules, values: target.value as 'rioplatense' | 'all-ten' | 'uruguay' })
          }
          options={(['rioplatense', 'all-ten', 'uruguay'] as const).map((value) => ({
            value,
            label: t(`loba.valuesOf.${value}`),
          }))}
        />
        <Select
          label={t('loba.jokers')}
          value={String(rules.jokersPerEscalera)}
          onChange={({ target }) =>
            setRules({
              ...rules,
              jokersPerEscalera: target.value === '1' ? 1 : target.value === '2' ? 2 : null,
            })
          }
          options={[
            { value: 'null', label: t('loba.jokersAny') },
            { value: '1', label: '1' },
            { value: '2', label: '2' },
          ]}
        />
        <Checkbox
          label={t('loba.aceHigh')}
          checked={rules.aceHigh}
          onChange={({ target }) => setRules({ ...rules, aceHigh: target.checked })}
        />
        <Checkbox
          label={t('loba.picos')}
          checked={rules.picos}
          onChange={({ target }) => setRules({ ...rules, picos: target.checked })}
        />
      </div>
      <Cards label={t('loba.cards')} cards={written} current of={Math.max(written.length + 1, 3)} />
      <div aria-live="polite">
        {written.length === 0 ? (
          <p className="text-sm text-soft">{t('loba.how')}</p>
        ) : (
          <>
            <p className="text-lg">
              {t.rich('loba.worth', {
                points: worth,
                b: (text) => <b className="figures">{text}</b>,
              })}
            </p>
            {written.length < 3 ? null : found ? (
              <p className="text-lg font-bold text-win">
                {t(`loba.${found.figure.kind}`, {
                  cards: found.cards
                    .map((card) =>
                      cardMark(card === JOKER ? JOKER : cardText(card), t('pad.joker')),
                    )
                    .join(' '),
                  points: found.figure.worth,
                })}
              </p>
            ) : (
              <p className="text-lg font-bold text-loss">{t('loba.none')}</p>
            )}
          </>
        )}
      </div>
      <CardPad
        joker
        isLeft={(card) => copies(card) < (card === JOKER ? JOKERS : COPIES)}
        onCard={written.length < MOST ? (card) => setWritten([...written, card]) : undefined}
        mayTakeBack={written.length > 0}
        onTakeBack={() => setWritten(written.slice(0, -1))}
      />
    </div>
  );
}
