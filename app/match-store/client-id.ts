/** Names an entry before any server has seen it. */

/** 128 random bits as hex. `crypto.randomUUID` does not exist on plain http. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
