// What is refused on purpose, with one sentence for the person at the terminal.
// @ts-check

/** Printed as its sentence alone, without a stack: nothing is broken, something has to be decided. */
export class Refused extends Error {
  name = 'Refused';
}
