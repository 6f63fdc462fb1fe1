// What a link opens, for the pages that are reached by one.
import { and, eq, isNull } from 'drizzle-orm';
import { type LinkScope, links } from '@/db/schema';
import type { Queryable } from '@/server/database';
import { holderOf } from './token';

export interface OpenLink {
  readonly linkId: string;
  readonly clubId: string;
  readonly sessionId: string;
  readonly scope: LinkScope;
}

/** @returns null for a token that this server never made, and for a link that was revoked. */
export async function openLink(db: Queryable, token: string): Promise<OpenLink | null> {
  const holder = holderOf(token);
  if (!holder) return null;
  const [link] = await db
    .select({ clubId: links.clubId, sessionId: links.sessionId, scope: links.scope })
    .from(links)
    .where(and(eq(links.id, holder.linkId), isNull(links.revokedAt)));
  return link ? { linkId: holder.linkId, ...link } : null;
}
