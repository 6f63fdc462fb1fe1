// What every call knows: the database, and who asks.
import { actorOf, LINK_HEADER } from '@/server/auth/login';
import { type Database, pool } from '@/server/database';
import type { Context } from './init';

/** @param link a link's token where headers cannot be set, as by an event stream */
export async function contextOf(
  headers: Headers,
  { db = pool().db, link }: { db?: Database; link?: string | undefined } = {},
): Promise<Context> {
  const askAgain = () => actorOf(db, headers, link ?? headers.get(LINK_HEADER));
  return { db, actor: await askAgain(), askAgain };
}
