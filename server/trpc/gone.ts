// Whether something failed because its club or account was removed after it had been asked for.

const FOREIGN_KEY = '23503';
const TO_CLUB_OR_ACCOUNT = /_(club_id_clubs|user_id_users)_id_fk$/;

/** Nothing was written: the transaction that failed so has left nothing behind. */
export function isGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause && cause.code === FOREIGN_KEY)) continue;
    const constraint = 'constraint_name' in cause ? cause.constraint_name : '';
    return typeof constraint === 'string' && TO_CLUB_OR_ACCOUNT.test(constraint);
  }
  return false;
}
