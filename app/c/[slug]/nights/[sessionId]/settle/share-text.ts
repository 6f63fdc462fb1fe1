/** The settlement as a message for the group: what one would type, in the reader's language. */
import { getLocale, getTranslations } from 'next-intl/server';
import { byNet, moneyText, unitsText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';

export type Shared = {
  club: string;
  date: string;
  currency: string | null;
  lines: Settlement['lines'];
  transfers: NonNullable<Settlement['transfers']>;
};

export async function shareText({
  club,
  date,
  currency,
  lines,
  transfers,
}: Shared): Promise<string> {
  const t = await getTranslations('settle');
  const locale = await getLocale();
  const nets = byNet(lines).map(({ name, units, money }) => {
    const inUnits = unitsText(units, locale);
    if (currency === null || money === null) return `${name} ${inUnits}`;
    return `${name} ${inUnits} (${moneyText(money, currency, locale, { signed: true })})`;
  });
  const payments = transfers.map(({ from, to, money }) =>
    t('paysLine', { from: from.name, to: to.name, amount: moneyText(money, currency, locale) }),
  );
  return [`${club}, ${date}`, '', ...nets, '', ...payments].join('\n').trim();
}
