/** The rules of all games, open to anyone. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Page } from '@/app/ui/Page';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { GAME_IDS } from '@/engine/match/game';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rules'))('title') };
}

export default async function Rules() {
  const t = await getTranslations('rules');
  const g = await getTranslations('common.games');
  const referee = await getTranslations('referee');
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={{ href: '/', label: 'Lanturlu' }}
      lamp={<Corner />}
    >
      <Rows>
        {GAME_IDS.map((game) => (
          <Row
            key={game}
            href={`/rules/${game}`}
            title={g(game)}
            note={t(`${game}.short`)}
            trail={<span aria-hidden="true">→</span>}
          />
        ))}
        <Row
          href="/referee"
          title={referee('title')}
          note={referee('lead')}
          trail={<span aria-hidden="true">→</span>}
        />
      </Rows>
    </Page>
  );
}
