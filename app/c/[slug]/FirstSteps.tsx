/** The three steps of an empty club, in their order; the next one has the button. */
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/ui/ButtonLink';

export async function FirstSteps({
  slug,
  enoughPlayers,
}: {
  slug: string;
  enoughPlayers: boolean;
}) {
  const t = await getTranslations('clubs');
  const steps = [
    { key: 'players', done: enoughPlayers, next: !enoughPlayers, href: `/c/${slug}/players` },
    { key: 'night', done: false, next: enoughPlayers, href: `/c/${slug}/nights/new` },
    { key: 'board', done: false, next: false, href: null },
  ] as const;
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-3 pt-2">
      <h2 id="steps">{t('steps.title')}</h2>
      <ol className="flex flex-col">
        {steps.map(({ key, done, next, href }, index) => (
          <li key={key} className="flex gap-4 border-t py-4">
            <span
              aria-hidden="true"
              className={`figures grid size-10 shrink-0 place-items-center rounded-full border text-lg ${
                done
                  ? 'border-win text-win'
                  : next
                    ? 'border-accent text-accent'
                    : 'border-edge text-soft'
              }`}
            >
              {done ? '✓' : index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
              <div>
                <h3 className="text-lg">
                  {t(`steps.${key}.title`)}
                  {done ? <span className="sr-only"> ({t('steps.done')})</span> : null}
                </h3>
                <p className="max-w-prose pt-1 text-pretty text-soft">{t(`steps.${key}.text`)}</p>
              </div>
              {next && href && key === 'players' ? (
                <ButtonLink kind="primary" href={href}>
                  {t('steps.players.action')}
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
