/** Which game, and by which house rules; what differs from the book is shown, and nothing else. */
'use client';

import { useTranslations } from 'next-intl';
import { Differences } from '@/app/house-rules/Differences';
import { Select } from '@/app/ui/Select';
import type { GameId } from '@/engine/match/game';
import type { GameChoice, RulesChoice } from './choices';

export type ChooseGameProps = {
  slug: string;
  games: readonly GameChoice[];
  game: GameChoice;
  rules: RulesChoice;
  onGame: (game: GameId) => void;
  onRules: (id: string | null) => void;
};

const BOOK = 'book';

export function ChooseGame({ slug, games, game, rules, onGame, onRules }: ChooseGameProps) {
  const t = useTranslations('ruleSets');
  const g = useTranslations('common.games');
  // In a page of their own: what was chosen here would be lost.
  const link = 'inline-flex min-h-12 items-center font-semibold underline underline-offset-4';
  return (
    <section aria-label={t('game')} className="flex flex-col gap-4">
      <Select
        id="game"
        label={t('game')}
        value={game.id}
        onChange={(event) => onGame(event.target.value as GameId)}
        options={games.map(({ id }) => ({ value: id, label: g(id) }))}
      />
      {game.rules.length > 1 ? (
        <Select
          id="rules"
          label={t('choose')}
          value={rules.id ?? BOOK}
          onChange={({ target: { value } }) => onRules(value === BOOK ? null : value)}
          options={game.rules.map(({ id, name }) => ({ value: id ?? BOOK, label: name }))}
        />
      ) : null}
      <div aria-live="polite" className="flex flex-col gap-1">
        {rules.differences.length > 0 ? <h3>{t('differs')}</h3> : null}
        <Differences of={rules.differences} none={t('byBook')} />
      </div>
      <p className="-mt-2 flex flex-wrap gap-x-5 text-sm">
        <a href={`/c/${slug}/rules/${game.id}`} target="_blank" className={link} rel="noopener">
          {t('howTo')}
        </a>
        <a href={`/c/${slug}/rules`} target="_blank" className={link} rel="noopener">
          {t('change')}
        </a>
      </p>
    </section>
  );
}
