// Keeps the ratings of all clubs filled in while the server runs, whoever changes what they are made of.
import { ratingGaps } from '@/db/schema';
import type { Database } from '@/server/database';
import { placeOldMatches } from '@/server/verify/rebuild';
import { RATINGS_CHANNEL } from './outdate';
import { refill, refillSoon, warn } from './refill';

/** At the start, after every time without a connection, and whenever a change is committed. */
export async function keepRatings(db: Database): Promise<void> {
  await db.$client.listen(
    RATINGS_CHANNEL,
    (clubId) => refillSoon(db, clubId),
    () => void refillAll(db).catch(warn),
  );
}

/** Also after an older version, which gave nobody a place. */
export async function refillAll(db: Database): Promise<void> {
  await placeOldMatches(db);
  const clubs = await db.selectDistinct({ id: ratingGaps.clubId }).from(ratingGaps);
  for (const { id } of clubs) await refill(db, id);
}
