/** What everybody won or lost: a bar to either side, and the figures with their sign. */
import { getTranslations } from 'next-intl/server';
import { byNet, moneyText, unitsText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { PlainList } from '@/app/ui/PlainList';
import { barLengths } from './bar';

export type NetBarsProps = { lines: Settlement['lines']; currency: string | null; locale: string };

export async function NetBars({ lines, currency, locale }: NetBarsProps) {
  const t = await getTranslations('settle');
  const sorted = byNet(lines);
  const lengths = barLengths(sorted.map(({ units }) => units));
  return (
    <section aria-labelledby="nets" className="flex flex-col gap-1 pt-2">
      <h2 id="nets" className="sr-only">
        {t('nets')}
      </h2>
      <PlainList className="flex flex-col">
        {sorted.map(({ ref, name, units, money }, index) => {
          const inMoney = currency !== null && money !== null;
          return (
            <li
              key={ref}
              className="grid min-h-12 grid-cols-[minmax(8.25rem,1.4fr)_minmax(0,1fr)_auto] sm:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)_auto] items-center gap-2.5 py-1"
            >
              <span className="font-semibold">{name}</span>
              <Bar length={lengths[index] ?? 0} loss={units.startsWith('-')} />
              <span className="flex min-w-20 flex-col items-end leading-tight">
                <Amount
                  text={
                    inMoney
                      ? moneyText(money, currency, locale, { signed: true })
                      : unitsText(units, locale)
                  }
                />
                {inMoney ? (
                  <span className="text-sm whitespace-nowrap text-soft">
                    {t('units', { units: unitsText(units, locale), one: isOne(units) })}
                  </span>
                ) : null}
              </span>
            </li>
          );
        })}
      </PlainList>
    </section>
  );
}

function isOne(units: string): 'yes' | 'no' {
  return units === '1' || units === '-1' ? 'yes' : 'no';
}

function Bar({ length, loss }: { length: number; loss: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 2000 100"
      preserveAspectRatio="none"
      className={`h-3 w-full ${loss ? 'text-loss' : 'text-win'}`}
    >
      <path d="M1000 0v100" className="stroke-edge" vectorEffect="non-scaling-stroke" />
      <rect x={loss ? 1000 - length : 1000} width={length} height="100" className="fill-current" />
    </svg>
  );
}
