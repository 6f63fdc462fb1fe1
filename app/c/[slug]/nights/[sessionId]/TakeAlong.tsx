/** The night on paper, in a spreadsheet, or as a document. */
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { CSV_VARIANTS } from '@/app/csv/csv';

const LINK = 'inline-flex min-h-12 items-center font-semibold underline underline-offset-4';

export async function TakeAlong({ address }: { address: string }) {
  const t = await getTranslations('nights.takeAlong');
  const tables = [
    { of: 'postings', what: t('payments') },
    { of: 'rounds', what: t('rounds') },
  ];
  return (
    <section aria-labelledby="take-along" className="flex flex-col gap-2 pt-4">
      <h2 id="take-along">{t('title')}</h2>
      <p className="max-w-prose text-sm text-pretty text-soft">{t('text')}</p>
      <ul className="flex flex-col">
        <li className="flex flex-wrap gap-x-6">
          <Link href={`${address}/print`} className={LINK}>
            {t('print')}
          </Link>
          <Link href={`${address}/print?empty`} className={LINK}>
            {t('empty')}
          </Link>
        </li>
        {tables.map(({ of, what }) => (
          <li key={of} className="flex flex-wrap items-center gap-x-6">
            <span className="min-w-24">{what}</span>
            {CSV_VARIANTS.map((variant) => (
              <a
                key={variant}
                href={`${address}/csv/${of}?for=${variant}`}
                download
                aria-label={t('spreadsheet', { what, sample: t(variant) })}
                className={LINK}
              >
                CSV {t(variant)}
              </a>
            ))}
          </li>
        ))}
        <li>
          <a href={`${address}/document`} download className={LINK}>
            {t('document')}
          </a>
        </li>
      </ul>
    </section>
  );
}
