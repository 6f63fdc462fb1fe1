/** `/referee`: was that legal, is this a figure, what is this hand worth; open to everybody. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Corner } from '@/app/account/Corner';
import { Messages } from '@/app/i18n/Messages';
import { Answering } from '@/app/ui/Answering';
import { Page } from '@/app/ui/Page';
import { Referee } from './Referee';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('referee'))('title') };
}

export default async function RefereePage() {
  const t = await getTranslations('referee');
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={{ href: '/', label: 'Lanturlu' }}
      lamp={<Corner />}
    >
      <Messages of={['referee', 'problems']}>
        <Answering>
          <div className="flex flex-col gap-5">
            <Referee />
          </div>
        </Answering>
      </Messages>
    </Page>
  );
}
