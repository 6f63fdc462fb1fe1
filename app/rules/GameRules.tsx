/** How a game is played: told, shown with cards, and with what a house may decide. For anyone, and for a club with its own. */
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/app/ui/Card';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { Cards } from './Cards';
import { CHAPTERS } from './chapters';
import { type OwnSet, RuleSheet } from './RuleSheet';

export type GameRulesProps = {
  game: GameId;
  /** Null outside of a club. */
  sets: readonly OwnSet[] | null;
  /** Where the pages of the games stand: `/rules`, `/c/<slug>/rules`. */
  base: string;
};

/** Sections and examples come from one list; that each has its text, the tests hold. */
type Saying = (key: string) => string;

export async function GameRules({ game, sets, base }: GameRulesProps) {
  const t = await getTranslations('rules');
  const g = await getTranslations('common.games');
  const say = t as unknown as Saying;
  const { sections, examples, pack } = CHAPTERS[game];
  return (
    <>
      <p className="max-w-prose text-lg text-pretty">{say(`${game}.short`)}</p>
      {sections.map((section) => (
        <section key={section} aria-labelledby={section} className="flex flex-col gap-2 pt-2">
          <h2 id={section}>{say(`${game}.sections.${section}.title`)}</h2>
          {say(`${game}.sections.${section}.text`)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph} className="max-w-prose text-pretty">
                {paragraph}
              </p>
            ))}
        </section>
      ))}
      <section aria-labelledby="examples" className="flex flex-col gap-3 pt-4">
        <h2 id="examples">{t('example')}</h2>
        {examples.map(({ id, lines, turnUp }) => (
          <Card key={id} className="flex flex-col gap-3">
            <h3>{say(`${game}.examples.${id}.title`)}</h3>
            {turnUp ? (
              <div className="flex items-center gap-3">
                <span className="text-sm text-soft">{t('turnUp')}</span>
                <Cards line={{ cards: [turnUp] }} pack={pack} />
              </div>
            ) : null}
            {lines.map((line) => (
              <Cards key={line.cards.join(' ')} line={line} pack={pack} />
            ))}
            <p className="max-w-prose text-pretty">{say(`${game}.examples.${id}.text`)}</p>
          </Card>
        ))}
      </section>
      <section aria-labelledby="house-rules" className="flex flex-col gap-3 pt-4">
        <h2 id="house-rules">{t('houseRules')}</h2>
        <p className="-mt-1 max-w-prose text-pretty text-soft">
          {t(sets === null ? 'houseRulesLead' : 'clubLead')}
        </p>
        <RuleSheet game={game} sets={sets ?? []} />
      </section>
      <nav aria-label={t('others')} className="flex flex-col gap-1 pt-4">
        <h2>{t('others')}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {GAME_IDS.filter((one) => one !== game).map((one) => (
            <li key={one}>
              <Link
                href={`${base}/${one}`}
                className="inline-flex min-h-12 min-w-12 items-center font-semibold underline underline-offset-4"
              >
                {g(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
