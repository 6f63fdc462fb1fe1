// `npm run demo`: a small fictional club to look at, with an account of its own, printed once.
import { connect } from '@/db/client';
import { config } from '@/server/config';
import { DEMO_CLUB, fillDemo } from '@/server/demo/fill';

const { sql, db } = connect(config().databaseUrl, 2);
try {
  const demo = await fillDemo(db, new Date());
  if (demo === null) {
    console.error(`There is already a club called ${DEMO_CLUB}. Nothing was changed.`);
    process.exitCode = 1;
  } else {
    console.log(`The club ${DEMO_CLUB} is at /c/${demo.slug}. Sign in with\n`);
    console.log(`  e-mail    ${demo.email}\n  password  ${demo.password}\n`);
  }
} finally {
  await sql.end();
}
