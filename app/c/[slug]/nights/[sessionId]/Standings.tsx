/** How everybody stands over the whole night, in units and in money once the pots are empty. */
import { byNet, moneyText, unitsText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';

export type StandingsProps = {
  lines: Settlement['lines'];
  currency: string | null;
  locale: string;
};

export function Standings({ lines, currency, locale }: StandingsProps) {
  return (
    <ol className="flex flex-col">
      {byNet(lines).map(({ ref, name, units, money }) => (
        <li key={ref} className="flex min-h-12 items-center gap-3 border-t py-1.5">
          <span className="min-w-0 flex-1 font-semibold">{name}</span>
          <Amount text={unitsText(units, locale)} size="row" />
          {currency !== null && money !== null ? (
            <span className="min-w-20 text-right whitespace-nowrap text-soft">
              {moneyText(money, currency, locale, { signed: true })}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
