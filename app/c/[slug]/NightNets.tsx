/** What everybody won or lost in a night, in units and, where it is played for, in money. */
import { getTranslations } from 'next-intl/server';
import { byNet, moneyText, unitsText } from '@/app/c/amounts';
import type { NightOfList } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { PlainList } from '@/app/ui/PlainList';

export async function NightNets({ night, locale }: { night: NightOfList; locale: string }) {
  const t = await getTranslations('nights');
  const { currency, players, sharedExpenses } = night;
  const inMoney = currency !== null && players.some(({ money }) => money !== null);
  return (
    <>
      <PlainList className="flex flex-col">
        {byNet(players).map(({ ref, name, units, money }) => (
          <li key={ref} className="flex items-baseline gap-3 border-t py-1.5">
            <span className="min-w-0 flex-1">{name}</span>
            <Amount text={unitsText(units, locale)} />
            {currency !== null && money !== null ? (
              <span className="min-w-20 text-right text-sm whitespace-nowrap text-soft">
                {moneyText(money, currency, locale, { signed: true })}
              </span>
            ) : null}
          </li>
        ))}
      </PlainList>
      {inMoney && sharedExpenses ? <p className="text-sm text-soft">{t('withExpenses')}</p> : null}
    </>
  );
}
