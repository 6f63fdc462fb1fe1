/** The front door: what this is, and the way in; for who is signed in, his clubs. */
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { LookAround } from '@/app/c/LookAround';
import { Messages } from '@/app/i18n/Messages';
import { read, readMe } from '@/app/trpc/read';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Empty } from '@/app/ui/Empty';
import { Page } from '@/app/ui/Page';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';
import { Unsent } from './unsent/Unsent';
import { Welcome } from './Welcome';

export default async function Home({
  searchParams,
}: {
  searchParams: Promise<{ all?: string | string[] }>;
}) {
  if ((await readMe()) === null) return <Welcome />;
  const clubs = await read('/', (api) => api.clubs.list());
  const [only] = clubs;
  // Whoever has one club wants that one; the menu leads to the list all the same.
  if (clubs.length === 1 && only && (await searchParams).all === undefined) {
    redirect(`/c/${only.slug}`);
  }
  const t = await getTranslations('home');
  return (
    <Page title={t('clubs')} context="Lanturlu" lamp={<Corner />}>
      <Unsent />
      {clubs.length === 0 ? (
        <>
          <Empty
            action={
              <ButtonLink kind="primary" href="/c/new">
                {t('createClub')}
              </ButtonLink>
            }
          >
            {t('noClub')}
          </Empty>
          <Messages of={['demo', 'refusals']}>
            <LookAround />
          </Messages>
        </>
      ) : (
        <Rows>
          {clubs.map((club) => (
            <Row key={club.id} title={club.name} href={`/c/${club.slug}`} />
          ))}
        </Rows>
      )}
    </Page>
  );
}
