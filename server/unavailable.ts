// Whether something failed because the database is away, and not because of what was asked.

const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  // Shut down, crashed, starting up; in recovery; no room for another connection.
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '53300',
]);

/** The query may have been carried out or not: whoever asked has to ask again. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      // Class 08 is "connection exception".
      if (LOST.has(cause.code) || /^08\w{3}$/.test(cause.code)) return true;
    }
  }
  return false;
}
