/** Points as this language writes them: with a true minus, and a thousand's mark where one is needed. */
'use client';

import { useLocale } from 'next-intl';
import { formatAmount } from '@/app/ui/format';

export function usePoints(): (points: number, signed?: boolean) => string {
  const locale = useLocale();
  return (points, signed = false) => formatAmount(String(points), locale, { signed });
}
