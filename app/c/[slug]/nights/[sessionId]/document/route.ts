/** The night as a card-night document, to keep or to take elsewhere. */
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { api } from '@/server/trpc/caller';

type Context = { params: Promise<{ slug: string; sessionId: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, sessionId } = await params;
  try {
    const { clubs, export: exports } = await api();
    const { id: clubId } = await clubs.bySlug({ slug });
    const { filename, document } = await exports.night({ clubId, sessionId });
    return new Response(document, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const status = getHTTPStatusCodeFromError(error);
    if (status >= 500) throw error;
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  }
}
