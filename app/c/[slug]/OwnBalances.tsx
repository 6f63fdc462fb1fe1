/** What the reader himself owes and gets: on the club's home, for as long as something is open. */
import { getLocale, getTranslations } from 'next-intl/server';
import { moneyText } from '@/app/c/amounts';
import type { OwnBalances as Own } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { ButtonLink } from '@/app/ui/ButtonLink';
import { Card } from '@/app/ui/Card';
import { PlainList } from '@/app/ui/PlainList';

/** More stand on the page of all balances. */
const MOST = 4;

export async function OwnBalances({ slug, own }: { slug: string; own: Own }) {
  const t = await getTranslations('clubs.own');
  const locale = await getLocale();
  if (own.length === 0) return null;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-xl">{t('title')}</h2>
      <PlainList className="flex flex-col">
        {own.slice(0, MOST).map(({ name, currency, money }) => {
          const owes = money.startsWith('-');
          const amount = moneyText(owes ? money.slice(1) : money, currency, locale);
          return (
            <li
              key={`${name} ${currency} ${money}`}
              className="flex items-baseline gap-3 border-t py-2"
            >
              <span className="min-w-0 flex-1">{t(owes ? 'owe' : 'gets', { name })}</span>
              <Amount text={amount} plain />
            </li>
          );
        })}
      </PlainList>
      <div>
        <ButtonLink href={`/c/${slug}/balances`}>{t('all')}</ButtonLink>
      </div>
    </Card>
  );
}
