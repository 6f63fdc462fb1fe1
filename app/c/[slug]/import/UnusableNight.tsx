/** Everything that keeps a document from becoming a night, in words. */
'use client';

import { useTranslations } from 'next-intl';
import { useProblem } from '@/app/i18n/use-problem';
import { Notice } from '@/app/ui/Notice';
import type { ProblemTranslator } from '@/messages/problem';
import type { Unusable } from '@/server/imports/read';

/** More than anybody reads at once; the rest is counted. */
const MOST = 50;

export function UnusableNight({ unusable }: { unusable: Unusable }) {
  const t = useTranslations('imports');
  // Which fault it is, and so which values its sentence takes, is known when it happens.
  const fault = useTranslations('documentFaults') as unknown as ProblemTranslator;
  const problem = useProblem();
  const names = new Map(unusable.people.map(({ id, name }) => [id, name]));
  const lines = [
    ...unusable.faults.map(({ pointer, code, params }) => ({
      place: pointer || '/',
      text: fault(code, params),
    })),
    ...unusable.problems.map((one) => ({
      place: t('place', { match: String(one.match), entry: String(one.entry ?? '') }),
      text: problem(one, (player) => names.get(player) ?? player),
    })),
  ];
  return (
    <Notice kind="error" title={t('unusable', { count: lines.length })}>
      <ul className="flex flex-col gap-2">
        {lines.slice(0, MOST).map(({ place, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index}>
            <b>{place}</b> {text}
          </li>
        ))}
      </ul>
      {lines.length > MOST ? <p>{t('more', { count: lines.length - MOST })}</p> : null}
    </Notice>
  );
}
