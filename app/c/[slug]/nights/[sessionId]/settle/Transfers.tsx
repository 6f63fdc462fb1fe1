/** Who pays whom how much. */
import { getTranslations } from 'next-intl/server';
import { moneyText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { Row } from '@/app/ui/Row';
import { Rows } from '@/app/ui/Rows';

export type TransfersProps = {
  transfers: NonNullable<Settlement['transfers']>;
  currency: string | null;
  locale: string;
};

export async function Transfers({ transfers, currency, locale }: TransfersProps) {
  const t = await getTranslations('settle');
  if (transfers.length === 0) return null;
  return (
    <Rows aria-label={t('transfers')}>
      {transfers.map(({ number, from, to, money }) => (
        <Row
          key={number}
          title={t.rich('pays', {
            from: from.name,
            to: to.name,
            quiet: (words) => <span className="font-medium text-soft">{words}</span>,
          })}
          trail={<Amount text={moneyText(money, currency, locale)} size="row" plain />}
        />
      ))}
    </Rows>
  );
}
