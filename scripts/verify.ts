// `npm run verify`: replays every match and compares it with what the database says of it; with `-- --rebuild`
// it writes first what the logs say.
import { connect } from '@/db/client';
import { config } from '@/server/config';
import { rebuild } from '@/server/verify/rebuild';
import { verify } from '@/server/verify/verify';

const { sql, db } = connect(config().databaseUrl);
try {
  if (process.argv.includes('--rebuild')) {
    console.log(`${await rebuild(db)} matches written anew from their logs.`);
  }
  const { matches, nights, differences } = await verify(db);
  for (const { what, id, clubId, detail } of differences) {
    console.error(`${what} ${id} of club ${clubId}: ${detail}`);
  }
  const found = differences.length === 0 ? 'no difference' : `${differences.length} differences`;
  console.log(`${matches} matches of ${nights} nights replayed, ${found}.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await sql.end();
}
