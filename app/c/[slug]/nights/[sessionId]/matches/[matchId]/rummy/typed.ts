/** What the keypad makes of a cell: digits, sums to add up, a hundred in front; never a judgement. */

export type Key =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '+'
  | '-'
  | 'hundred'
  | 'back';

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const HUNDRED = '100+';
const DIGITS_A_TERM = 3;
/** Nobody adds up more cards than that, and the cell would not show them. */
const LONGEST = 40;

/** The text after a key; the same text where the key says nothing here. */
export function typed(text: string, key: Key): string {
  if (key === 'back') return text === HUNDRED ? '' : text.slice(0, -1);
  if (key === 'hundred') {
    return text.startsWith(HUNDRED) ? text.slice(HUNDRED.length) : HUNDRED + text;
  }
  if (text.length >= LONGEST) return text;
  const last = text.at(-1);
  if (key === '+') return last === undefined || last === '+' || last === '-' ? text : `${text}+`;
  if (key === '-') return last === '-' ? text : last === '+' ? `${text.slice(0, -1)}-` : `${text}-`;
  return termOf(text).length >= DIGITS_A_TERM ? text : text + key;
}

/** Whether so many digits are all that is expected, so that the next cell can have its turn. */
export function isFull(text: string, digits: number): boolean {
  const rest = text.startsWith(HUNDRED) ? text.slice(HUNDRED.length) : text;
  return rest.length === digits && /^[0-9]+$/.test(rest);
}

/**
 * What a cell says in an entry: a whole number, or a sum as it was added up. Null while it says
 * nothing. What is taken off is worked out here, since a sum in an entry only adds.
 */
export function written(text: string): number | string | null {
  const terms = text.match(/[+-]?[0-9]+/g) ?? [];
  if (terms.length === 0) return null;
  const numbers = terms.map(Number);
  const isSum = numbers.length > 1 && !text.includes('-') && !isOneHand(text);
  return isSum ? numbers.join('+') : numbers.reduce((sum, one) => sum + one, 0);
}

function isOneHand(text: string): boolean {
  return /^100\+[0-9]{1,2}\+?$/.test(text);
}

function termOf(text: string): string {
  return text.match(/[0-9]*$/)?.[0] ?? '';
}
