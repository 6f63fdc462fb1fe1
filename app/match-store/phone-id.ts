/** Which phone this is among those at the table: made once, and nothing about its owner. */
import { newClientId } from './client-id';

const KEY = 'lanturlu-phone';
let here: string | null = null;

/** Where the browser keeps nothing, the phone is another one after a reload. */
export function phoneId(): string {
  try {
    here ??= localStorage.getItem(KEY);
    if (here === null) {
      here = newClientId();
      localStorage.setItem(KEY, here);
    }
  } catch {
    here ??= newClientId();
  }
  return here;
}
