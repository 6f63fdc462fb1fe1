/** How many random nights the tests play: hundreds in `npm test`, thousands in `npm run test:deep`. */

/** A mutant is tried by few of them, always the same: `npm run test:mutation` sets this. */
const FEW = 0.05;

/** What every number of random cases is multiplied by. */
export const DEPTH = process.env.DEEP === '1' ? 15 : process.env.MUTANTS === '1' ? FEW : 1;

export const NIGHTS = 200 * DEPTH;
