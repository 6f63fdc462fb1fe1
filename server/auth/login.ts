// Who asks: from the cookie of a login or the token of a link to an actor. A login is one row.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { calendars, logins } from '@/db/schema';
import type { Queryable } from '@/server/database';
import { holderOf } from '@/server/links/token';
import { type Device, deviceOf } from './device';
import type { Actor } from './scope';

export const LOGIN_COOKIE = 'lanturlu.login';
export const LINK_HEADER = 'lanturlu-link';

/** A club meets once a week or once a month: nobody should have to sign in at the table. */
export const LOGIN_DAYS = 180;
const DAY = 86_400_000;

/** Nobody who reads the table can sign in with what stands there. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a login for a user. @returns its token, for the cookie and nowhere else. */
export async function openLogin(
  db: Queryable,
  userId: string,
  device: Device = deviceOf(null),
): Promise<string> {
  await db.delete(logins).where(and(eq(logins.userId, userId), lt(logins.expiresAt, new Date())));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LOGIN_DAYS * DAY);
  await db.insert(logins).values({ tokenHash: hashOf(token), userId, expiresAt, ...device });
  return token;
}

/** @returns whose login it is and which, or null where it has expired, was revoked or never was. */
async function loginOf(db: Queryable, token: string) {
  const tokenHash = hashOf(token);
  const [login] = await db
    .select({ id: logins.id, userId: logins.userId, seenAt: logins.seenAt })
    .from(logins)
    .where(and(eq(logins.tokenHash, tokenHash), gt(logins.expiresAt, new Date())));
  if (!login) return null;
  // To the day is enough to know a login one does not use any more, and costs one write a day.
  if (login.seenAt.getTime() < Date.now() - DAY) {
    await db.update(logins).set({ seenAt: new Date() }).where(eq(logins.tokenHash, tokenHash));
  }
  return { userId: login.userId, loginId: login.id };
}

export async function closeLogin(db: Queryable, token: string): Promise<void> {
  await db.delete(logins).where(eq(logins.tokenHash, hashOf(token)));
}

/** Signs a user out everywhere: his calendars, too, read nothing more from their addresses. */
export async function closeAllLogins(db: Queryable, userId: string): Promise<void> {
  await db.delete(logins).where(eq(logins.userId, userId));
  await db.delete(calendars).where(eq(calendars.userId, userId));
}

/**
 * A page opened through a link says so in a header and acts as the link, also where somebody is signed
 * in: what he sees is what he can show to others. A forged link is a stranger.
 * @param link the token where a header cannot carry it (an event stream)
 */
export async function actorOf(
  db: Queryable,
  headers: Headers,
  link: string | null = headers.get(LINK_HEADER),
): Promise<Actor> {
  if (link !== null) {
    const holder = holderOf(link);
    return holder ? { kind: 'link', linkId: holder.linkId } : { kind: 'stranger' };
  }
  const token = cookiesOf(headers).get(LOGIN_COOKIE);
  const login = token ? await loginOf(db, token) : null;
  return login ? { kind: 'user', ...login } : { kind: 'stranger' };
}

/** Every cookie of a request; of two with one name the first counts, as the browser means it. */
export function cookiesOf(headers: Headers): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of headers.get('cookie')?.split(';') ?? []) {
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut).trim();
    if (cut > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(cut + 1).trim()));
  }
  return cookies;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
