/** What everybody won or lost: a bar to either side, the figures with their sign, and the reasons to unfold. */
import { getTranslations } from 'next-intl/server';
import { byNet, isOne, moneyText, unitsText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';
import { PlainList } from '@/app/ui/PlainList';
import { barLengths } from './bar';
import { Reasons } from './Reasons';

export type NetBarsProps = {
  lines: Settlement['lines'];
  currency: string | null;
  locale: string;
  /** Of the settlement's page. */
  address: string;
};

export async function NetBars({ lines, currency, locale, address }: NetBarsProps) {
  const t = await getTranslations('settle');
  // A club without money counts in units, unless somebody laid out something that is none.
  const spent = lines.some(({ reasons }) => reasons.some(({ kind }) => kind === 'expense'));
  const inMoney = (currency !== null || spent) && lines.every(({ money }) => money !== null);
  const netOf = ({ units, money }: (typeof lines)[number]) => (inMoney && money ? money : units);
  const sorted = byNet(lines.map((line) => ({ ...line, net: netOf(line) })));
  const lengths = barLengths(sorted.map(({ net }) => net));
  const tables = new Set(
    lines.flatMap(({ reasons }) =>
      reasons.flatMap((reason) => (reason.kind === 'match' ? reason.tableNumber : [])),
    ),
  );
  return (
    <section aria-labelledby="nets" className="flex flex-col gap-1 pt-2">
      <h2 id="nets" className="sr-only">
        {t('nets')}
      </h2>
      <PlainList className="flex flex-col">
        {sorted.map((line, index) => {
          const { ref, name, units, net } = line;
          return (
            <li key={ref}>
              <details className="group">
                <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[minmax(8.25rem,1.4fr)_minmax(0,1fr)_auto] items-center gap-2.5 py-1 sm:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)_auto] [&::-webkit-details-marker]:hidden">
                  <span className="flex items-baseline gap-1.5 font-semibold">
                    <span
                      aria-hidden="true"
                      className="inline-block text-soft transition-transform group-open:rotate-90"
                    >
                      ›
                    </span>
                    <span className="min-w-0 break-words">{name}</span>
                    <span className="sr-only">{t('reason.why')}</span>
                  </span>
                  <Bar length={lengths[index] ?? 0} loss={net.startsWith('-')} />
                  <span className="flex min-w-20 flex-col items-end leading-tight">
                    <Amount
                      text={
                        inMoney
                          ? moneyText(net, currency, locale, { signed: true })
                          : unitsText(net, locale)
                      }
                    />
                    {inMoney && !spent ? (
                      <span className="text-sm whitespace-nowrap text-soft">
                        {t('units', { units: unitsText(units, locale), one: isOne(units) })}
                      </span>
                    ) : null}
                  </span>
                </summary>
                <Reasons
                  line={line}
                  currency={currency}
                  address={address}
                  tables={tables.size > 1}
                  inMoney={inMoney}
                />
              </details>
            </li>
          );
        })}
      </PlainList>
    </section>
  );
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
