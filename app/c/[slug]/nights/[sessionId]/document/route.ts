/** The night as a card-night document, to keep or to take elsewhere. */
import { attachment, failed } from '@/app/download';
import { api } from '@/server/trpc/caller';

type Context = { params: Promise<{ slug: string; sessionId: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, sessionId } = await params;
  try {
    const { clubs, export: exports } = await api();
    const { id: clubId } = await clubs.bySlug({ slug });
    const { filename, document } = await exports.night({ clubId, sessionId });
    return attachment(document, filename, 'application/json; charset=utf-8');
  } catch (error) {
    return failed(error);
  }
}
