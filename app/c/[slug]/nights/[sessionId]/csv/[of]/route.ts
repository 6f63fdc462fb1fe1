/** The night's books for a spreadsheet: `…/csv/postings` or `…/csv/rounds`, `?for=semicolon` for a decimal comma. */
import { getLocale, getTranslations } from 'next-intl/server';
import { CSV_VARIANTS, csvText } from '@/app/csv/csv';
import { POSTING_HEADS, postingRows, ROUND_HEADS, roundRows } from '@/app/csv/night';
import { attachment, failed } from '@/app/download';
import { api } from '@/server/trpc/caller';

type Context = { params: Promise<{ slug: string; sessionId: string; of: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, sessionId, of } = await params;
  const asked = new URL(request.url).searchParams.get('for') ?? 'comma';
  const variant = CSV_VARIANTS.find((one) => one === asked);
  if (!variant || (of !== 'postings' && of !== 'rounds'))
    return new Response(null, { status: 404 });
  try {
    const { clubs, export: exports } = await api();
    const { id: clubId } = await clubs.bySlug({ slug });
    const ledger = await exports.ledger({ clubId, sessionId });
    const words = {
      locale: await getLocale(),
      csv: await getTranslations('csv'),
      game: await getTranslations('common.games'),
    };
    const heads = of === 'postings' ? POSTING_HEADS : ROUND_HEADS;
    const rows = of === 'postings' ? postingRows(ledger, words) : roundRows(ledger, words);
    const text = csvText(
      heads.map((head) => words.csv(`heads.${head}`)),
      rows,
      variant,
    );
    const name = words.csv(of === 'postings' ? 'postingsFile' : 'roundsFile', {
      date: ledger.date,
    });
    return attachment(text, `${name}.csv`, 'text/csv; charset=utf-8');
  } catch (error) {
    return failed(error);
  }
}
