// A link's token: its id and a code that only this server can make. Nothing of it is stored.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '@/server/config';

const ID_BYTES = 16;
/** 128 bits: unguessable, and short enough for a QR code that an old phone reads. */
const CODE_BYTES = 16;

function codeFor(id: Buffer): Buffer {
  const key = config().secret;
  return createHmac('sha256', key).update('link ').update(id).digest().subarray(0, CODE_BYTES);
}

/** @param linkId a UUID. @returns 43 letters for an address, always the same for the same link. */
export function tokenOf(linkId: string): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, codeFor(id)]).toString('base64url');
}

/** @returns which link a token was made for, or null where this server never made it. */
export function holderOf(token: string): { linkId: string } | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  // The last letter has bits to spare: only one way of writing a token counts.
  if (bytes.toString('base64url') !== token) return null;
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), codeFor(id))) return null;
  const hex = id.toString('hex');
  return { linkId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') };
}
