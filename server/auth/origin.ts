// Where a request comes from: whether from a page of ours, over https, and from which address.
import { config } from '@/server/config';

/** The hosts under which we were just asked. A page elsewhere can set none of these headers. */
function hostsOf(headers: Headers): string[] {
  const hosts = [headers.get('host'), headers.get('x-forwarded-host')];
  const { publicUrl } = config();
  if (publicUrl) hosts.push(new URL(publicUrl).host);
  return hosts.filter((host) => host !== null).map((host) => host.toLowerCase());
}

/** Browsers name the page's origin with everything that can write; without one it is not ours. */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  return hostsOf(headers).includes(new URL(origin).host);
}

/** Also behind a proxy that ends https. */
export function isHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

/** The address under which people reach this server: the one that is set, or the one they just used. */
export function originOf(headers: Headers): string {
  const { publicUrl } = config();
  if (publicUrl) return new URL(publicUrl).origin;
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host');
  return `${isHttps(headers) ? 'https' : 'http'}://${host ?? 'localhost'}`;
}

/**
 * The last address of the chain: the one that the nearest server has seen itself. Without a proxy in
 * front a client can write what he likes here, so the limit per account does not depend on it.
 */
export function addressOf(headers: Headers): string | null {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null;
}
