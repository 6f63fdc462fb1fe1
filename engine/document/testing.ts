/** Documents of a small night, for the tests that read them. */
import { readDocument } from './read';

export const ana = { id: 'ana', name: 'Ana' };
export const bea = { id: 'bea', name: 'Bea' };

export type Parts = Record<string, unknown>;

/** A small night that can be read, with some of its parts replaced. */
export function night(parts: Parts = {}, match: Parts = {}): Parts {
  const whole = { game: 'limited-loo', seats: ['ana', 'bea'], log: [], ...match };
  return { format: 'lanturlu/1', players: [ana, bea], matches: [whole], ...parts };
}

export const withEntry = (entry: unknown, match: Parts = {}) =>
  night({}, { log: [entry], ...match });
export const withRules = (rules: unknown, match: Parts = {}) => night({}, { rules, ...match });
export const withSession = (session: unknown) => night({ session });
const expense = { paidBy: 'ana', amount: '12.00', for: ['ana', 'bea'] };
export const withExpense = (parts: Parts) => night({ expenses: [{ ...expense, ...parts }] });
export const round = (rest: Parts) => ({ type: 'round', ...rest });
export const fiveCard = { game: 'five-card-loo' };

/** Where each fault of a text is, and what. */
export const faultsOf = (text: string) => {
  const read = readDocument(text);
  return 'faults' in read ? read.faults.map(({ pointer, code }) => [pointer, code]) : [];
};
