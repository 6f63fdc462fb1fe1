/** A line of a payment plan, written for people: what its row and its sheet show. Server only. */
import { getLocale, getTranslations } from 'next-intl/server';
import { moneyText } from '@/app/c/amounts';
import type { Settlement } from '@/app/trpc/types';
import { formatDate } from '@/app/ui/format';
import { gameKey } from '@/messages/game';
import { localTime } from '@/server/clubs/local-time';

type Line = NonNullable<Settlement['transfers']>[number];

export type WrittenLine = {
  /** Null while it is a suggestion. */
  planId: string | null;
  number: number;
  from: string;
  to: string;
  amount: string;
  /** Minor units. */
  open: string;
  openText: string;
  /** All of it, part of it, or nothing yet; `carried`: the rest is in a plan over several nights. */
  state: 'open' | 'partly' | 'paid' | 'carried';
  cause: string | null;
  payments: { id: string; text: string; note: string | null; mayUndo: boolean }[];
};

export type WriteTerms = { currency: string | null; timeZone: string };

export async function writeLines(
  lines: readonly Line[],
  { currency, timeZone }: WriteTerms,
): Promise<WrittenLine[]> {
  const t = await getTranslations('settle.line');
  const g = await getTranslations('common.games');
  const locale = await getLocale();
  const money = (minor: string) => moneyText(minor, currency, locale);
  return lines.map(({ planId, number, from, to, open, cause, payments, ...line }) => ({
    planId,
    number,
    from: from.name,
    to: to.name,
    amount: money(line.money),
    open,
    openText: money(open),
    state: stateOf(open, line.money, payments),
    cause:
      cause === null
        ? null
        : t('cause', { game: g(gameKey(cause.game)), entry: String(cause.entry) }),
    payments: payments.map(({ id, money: paid, intoPlan, note, by, at }) => {
      const day = localTime(new Date(at), timeZone).date;
      const date = formatDate(day, locale, { weekday: false, year: false });
      const words = { amount: money(paid), date };
      return {
        id,
        text: intoPlan === null ? t('payment', { ...words, by: by ?? '–' }) : t('taken', words),
        note,
        mayUndo: intoPlan === null,
      };
    }),
  }));
}

function stateOf(
  open: string,
  money: string,
  payments: readonly { intoPlan: string | null }[],
): WrittenLine['state'] {
  if (open !== '0') return open === money ? 'open' : 'partly';
  return payments.some(({ intoPlan }) => intoPlan !== null) ? 'carried' : 'paid';
}
