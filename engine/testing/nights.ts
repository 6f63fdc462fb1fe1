/** How many random nights the tests play: hundreds in `npm test`, thousands in `npm run test:deep`. */

const USUAL = 200;
const DEEP = 3000;

export const NIGHTS = process.env.DEEP === '1' ? DEEP : USUAL;
