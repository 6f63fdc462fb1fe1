/** What a set said before: its older versions, by which old matches were played. */
import { getLocale, getTranslations } from 'next-intl/server';
import { Differences } from '@/app/house-rules/Differences';
import { getRuleWords } from '@/app/house-rules/server-words';
import { differencesOf } from '@/app/house-rules/what-differs';
import { Card } from '@/app/ui/Card';
import { formatDate } from '@/app/ui/format';
import type { GameId } from '@/engine/match/game';

export type VersionsProps = {
  game: GameId;
  /** The newest first. */
  versions: readonly { version: number; rules: unknown; createdAt: string }[];
};

export async function Versions({ game, versions }: VersionsProps) {
  const t = await getTranslations('ruleSets');
  const locale = await getLocale();
  const words = await getRuleWords();
  const before = versions.slice(1);
  if (before.length === 0) return null;
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-2.5">
        <h2 className="inline">{t('versions')}</h2>
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        {before.map(({ version, rules, createdAt }) => (
          <Card key={version}>
            <h3>{t('version', { version: String(version) })}</h3>
            <p className="pb-2 text-sm text-soft">
              {formatDate(createdAt.slice(0, 10), locale, { weekday: false })}
            </p>
            <Differences of={differencesOf(words, game, rules)} none={t('byBook')} />
          </Card>
        ))}
      </div>
    </details>
  );
}
