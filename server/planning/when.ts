// When and where a night is to be, as organisers say it.
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import { momentAt } from '@/server/clubs/local-time';
import type { Queryable } from '@/server/database';
import { Refusal } from '@/server/refusal';

const DAY = 86_400_000;
/** Somebody fills in what was said yesterday; nobody plans for later than this. */
const EARLIEST_DAYS = 2;
const LATEST_DAYS = 3 * 366;

/**
 * The moments of these days at a time of the club's clock.
 * @throws Refusal `invalid-input` for a day that is over or years away
 */
export async function momentsOf(
  db: Queryable,
  scope: Scope,
  dates: readonly string[],
  time: string,
): Promise<Date[]> {
  const { timeZone } = await clubIn(db, scope);
  return dates.map((date) => {
    const moment = momentAt({ date, time }, timeZone);
    const days = (moment.getTime() - Date.now()) / DAY;
    if (!(days > -EARLIEST_DAYS && days < LATEST_DAYS)) {
      throw new Refusal('invalid-input', { at: '/date' });
    }
    return moment;
  });
}
