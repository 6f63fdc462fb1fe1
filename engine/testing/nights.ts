/** How many random nights the tests play: hundreds in `npm test`, thousands in `npm run test:deep`. */

/** What every number of random cases is multiplied by. */
export const DEPTH = process.env.DEEP === '1' ? 15 : 1;

export const NIGHTS = 200 * DEPTH;
