// Keeps the ratings of all clubs filled in while the server runs, whoever changes what they are made of.
import { ratingGaps } from '@/db/schema';
import type { Database } from '@/server/database';
import { placeOldMatches } from '@/server/verify/rebuild';
import { RATINGS_CHANNEL } from './outdate';
import { refill, refillSoon, warn } from './refill';

/** For a database that is not there yet when the server starts. */
const AGAIN_MS = 5_000;

/**
 * At the start, after every time without a connection, and whenever a change is committed. What an older version
 * left is looked for until it was seen to once.
 */
export function keepRatings(db: Database): void {
  const fill = (clubId: string) => refillSoon(db, clubId);
  let isOldPlaced = false;
  const fillAll = async () => {
    if (!isOldPlaced) await placeOldMatches(db);
    isOldPlaced = true;
    await refillGaps(db);
  };
  db.$client
    .listen(RATINGS_CHANNEL, fill, () => void fillAll().catch(warn))
    .catch((error) => {
      warn(error);
      setTimeout(() => keepRatings(db), AGAIN_MS).unref();
    });
}

/** Also after an older version, which gave nobody a place. */
export async function refillAll(db: Database): Promise<void> {
  await placeOldMatches(db);
  await refillGaps(db);
}

async function refillGaps(db: Database): Promise<void> {
  const clubs = await db.selectDistinct({ id: ratingGaps.clubId }).from(ratingGaps);
  for (const { id } of clubs) await refill(db, id);
}
