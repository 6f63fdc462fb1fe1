/** The referee without a match: a game, how it is played, and the cards. */
'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/app/ui/Checkbox';
import { Select } from '@/app/ui/Select';
import type { Law } from '@/engine/loo/referee/law';
import { FIVE_CARD_TABLE, LIMITED_TABLE } from '@/engine/loo/refereed';
import type { FiveCardRules, LimitedRules } from '@/engine/loo/rules';
import { completeRules } from '@/engine/match/house-rules';
import { LobaCheck } from './LobaCheck';
import { LooReferee } from './LooReferee';

const GAMES = ['limited-loo', 'five-card-loo', 'loba'] as const;
type GameToJudge = (typeof GAMES)[number];

/** How trump was known, which is all that matters of a round of Limited Loo. */
const ROUNDS = ['double', 'blind-trump', 'trump-turned'] as const;
type LimitedRound = (typeof ROUNDS)[number];

const FEWEST = 2;
const MOST = 8;
const LIMITED_RULES = completeRules(LIMITED_TABLE.variant.houseRules, {}) as LimitedRules;
const FIVE_CARD_RULES = completeRules(FIVE_CARD_TABLE.variant.houseRules, {}) as FiveCardRules;

export function Referee() {
  const t = useTranslations('referee');
  const [game, setGame] = useState<GameToJudge>('limited-loo');
  return (
    <>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="pb-2 font-semibold">{t('game')}</legend>
        {GAMES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={game === one}
            onClick={() => setGame(one)}
            className="min-h-12 rounded-card border border-edge bg-paper px-4 font-semibold select-none aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt"
          >
            {t(`games.${one}`)}
          </button>
        ))}
      </fieldset>
      {game === 'limited-loo' ? (
        <Limited />
      ) : game === 'five-card-loo' ? (
        <FiveCard />
      ) : (
        <LobaCheck />
      )}
    </>
  );
}

function Limited() {
  const t = useTranslations('referee');
  const [round, setRound] = useState<LimitedRound>('double');
  const [count, setCount] = useState(3);
  const rules = round === 'double' ? LIMITED_RULES : { ...LIMITED_RULES, single: round };
  const law = LIMITED_TABLE.law(rules, deal(count, round === 'double' ? 'double' : 'single'));
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('round')}
          value={round}
          onChange={({ target }) => setRound(target.value as LimitedRound)}
          options={ROUNDS.map((value) => ({ value, label: t(`rounds.${value}`) }))}
        />
        <Count count={count} onChange={setCount} />
      </div>
      <Judge key={`${round} ${count}`} law={law} count={count} />
    </>
  );
}

function FiveCard() {
  const t = useTranslations('referee');
  const [rules, setRules] = useState(FIVE_CARD_RULES);
  const [count, setCount] = useState(4);
  const { pam, pamSuit, pamCivil, trumping } = rules;
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        <Select
          label={t('pam')}
          value={pam}
          onChange={({ target }) => setRules({ ...rules, pam: target.value as typeof pam })}
          options={(['jack-of-clubs', 'jack-of-trumps', 'off'] as const).map((value) => ({
            value,
            label: t(`pams.${value}`),
          }))}
        />
        <Count count={count} onChange={setCount} />
        <Select
          label={t('trumping')}
          value={trumping}
          onChange={({ target }) =>
            setRules({ ...rules, trumping: target.value as typeof trumping })
          }
          options={(['highest', 'any'] as const).map((value) => ({
            value,
            label: t(`trumpings.${value}`),
          }))}
        />
        {pam === 'off' ? null : (
          <Select
            label={t('pamSuit')}
            value={pamSuit}
            onChange={({ target }) =>
              setRules({ ...rules, pamSuit: target.value as typeof pamSuit })
            }
            options={(['trump', 'clubs'] as const).map((value) => ({
              value,
              label: t(`pamSuits.${value}`),
            }))}
          />
        )}
      </div>
      {pam === 'off' ? null : (
        <Checkbox
          label={t('pamCivil')}
          checked={pamCivil}
          onChange={({ target }) => setRules({ ...rules, pamCivil: target.checked })}
        />
      )}
      <Judge key={count} law={FIVE_CARD_TABLE.law(rules, deal(count, 'double'))} count={count} />
    </>
  );
}

function Count({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useTranslations('referee');
  return (
    <Select
      label={t('count')}
      value={String(count)}
      onChange={({ target }) => onChange(Number(target.value))}
      options={Array.from({ length: MOST - FEWEST + 1 }, (_, index) => ({
        value: String(index + FEWEST),
        label: String(index + FEWEST),
      }))}
    />
  );
}

function Judge({ law, count }: { law: Law; count: number }) {
  const t = useTranslations('referee');
  return (
    <LooReferee
      law={law}
      active={players(count)}
      nameOf={(player) => t('player', { number: player.slice(1) })}
    />
  );
}

/** Nobody has a name here: they are numbered from the dealer's left. */
function players(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p${index + 1}`);
}

function deal(count: number, kind: 'single' | 'double') {
  const order = players(count);
  return { order, dealer: order.at(-1) ?? '', kind };
}
