// The token of something that an address opens: its id and a code that only this server can make. Nothing of it is stored.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '@/server/config';

const ID_BYTES = 16;
/** 128 bits: unguessable, and short enough for a QR code that an old phone reads. */
const CODE_BYTES = 16;

/** What a token opens: one made for one thing opens no other. */
export type TokenPurpose = 'link' | 'invitation' | 'password' | 'calendar';

function codeFor(purpose: TokenPurpose, id: Buffer): Buffer {
  const key = config().secret;
  return createHmac('sha256', key)
    .update(`${purpose} `)
    .update(id)
    .digest()
    .subarray(0, CODE_BYTES);
}

/** @param uuid of what it opens. @returns 43 letters for an address, always the same for the same thing. */
export function tokenOf(uuid: string, purpose: TokenPurpose = 'link'): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, codeFor(purpose, id)]).toString('base64url');
}

/** @returns which link a token was made for, or null where this server never made it. */
export function holderOf(token: string): { linkId: string } | null {
  const linkId = openedBy(token, 'link');
  return linkId === null ? null : { linkId };
}

/** @returns the UUID of what a token was made for, or null where this server never made it for that. */
export function openedBy(token: string, purpose: TokenPurpose): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  // The last letter has bits to spare: only one way of writing a token counts.
  if (bytes.toString('base64url') !== token) return null;
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), codeFor(purpose, id))) return null;
  const hex = id.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
