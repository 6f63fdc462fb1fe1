// All games as rows, to look up something of each by index.
import { type SQL, sql } from 'drizzle-orm';
import { GAME_IDS } from '@/engine/match/game';

/** To stand after `values`. */
export function eachGame(): SQL {
  return sql.join(
    GAME_IDS.map((game) => sql`(${game})`),
    sql`, `,
  );
}
