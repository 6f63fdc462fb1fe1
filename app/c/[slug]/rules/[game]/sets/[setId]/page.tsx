/** One set of the club's house rules, changed by organisers and read by everybody else; `new` for one to be made. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { RulesEditor } from '@/app/c/[slug]/rules/editor/RulesEditor';
import { Versions } from '@/app/c/[slug]/rules/editor/Versions';
import { mayOrganise } from '@/app/c/may';
import { Differences } from '@/app/house-rules/Differences';
import { getRuleWords } from '@/app/house-rules/server-words';
import { differencesOf } from '@/app/house-rules/what-differs';
import { Messages } from '@/app/i18n/Messages';
import { gameParam } from '@/app/rules/game-param';
import { read, readClub } from '@/app/trpc/read';
import { Card } from '@/app/ui/Card';
import { Notice } from '@/app/ui/Notice';
import { Page } from '@/app/ui/Page';

type Props = { params: Promise<{ slug: string; game: string; setId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ruleSets'))('title') };
}

export default async function HouseRules({ params }: Props) {
  const { slug, setId, ...asked } = await params;
  const game = gameParam(asked.game);
  const club = await readClub(slug);
  const t = await getTranslations('ruleSets');
  const g = await getTranslations('common.games');
  const list = `/c/${slug}/rules`;
  const set =
    setId === 'new'
      ? null
      : await read(`${list}/${game}/sets/${setId}`, (api) =>
          api.houseRules.get({ clubId: club.id, id: setId }),
        );
  const back = { href: list, label: t('title') };
  const title = set?.name ?? t('newTitle');
  if (!mayOrganise(club.role)) {
    const differences = differencesOf(await getRuleWords(), game, set?.rules ?? {});
    return (
      <Page title={title} lead={g(game)} back={back} lamp={<Corner />}>
        <Notice>{t('onlyOrganisers')}</Notice>
        <Card>
          <Differences of={differences} none={t('byBook')} />
        </Card>
      </Page>
    );
  }
  return (
    <Messages of={['houseRules', 'ruleSets', 'refusals']}>
      <RulesEditor
        title={title}
        lead={g(game)}
        back={back}
        corner={<Corner />}
        slug={slug}
        clubId={club.id}
        game={game}
        versions={set && <Versions game={game} versions={set.versions} />}
        set={
          set && {
            id: set.id,
            name: set.name,
            version: set.version,
            rules: set.rules,
            archived: set.archived,
          }
        }
      />
    </Messages>
  );
}
