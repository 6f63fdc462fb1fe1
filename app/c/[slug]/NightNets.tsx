/** What everybody won or lost in a night, in units and, where it is played for, in money. */
import { byNet, moneyText, unitsText } from '@/app/c/amounts';
import type { NightOfList } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { PlainList } from '@/app/ui/PlainList';

export function NightNets({ night, locale }: { night: NightOfList; locale: string }) {
  const { currency } = night;
  return (
    <PlainList className="flex flex-col">
      {byNet(night.players).map(({ ref, name, units, money }) => (
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
  );
}
