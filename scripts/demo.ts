// `npm run demo`: a fictional club to look at, with an account of its own, printed once; `-- --remove` takes all away.
import { parseArgs } from 'node:util';
import { connect } from '@/db/client';
import { config } from '@/server/config';
import { makeDemoAccount } from '@/server/demo/account';
import { createDemo } from '@/server/demo/create';
import { DEMO_CLUB } from '@/server/demo/fill';
import { removeAllDemos } from '@/server/demo/remove';

const OWNER = 'Ada Quill';

const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } });
const { sql, db } = connect(config().databaseUrl, 2);

async function add(): Promise<void> {
  console.log('Playing two years of nights …');
  const { userId, email, password } = await makeDemoAccount(db, OWNER);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { slug } = await createDemo(db, userId, { timeZone });
  console.log(`The club ${DEMO_CLUB} is at /c/${slug}. Sign in with\n`);
  console.log(`  e-mail    ${email}\n  password  ${password}\n`);
  console.log('npm run demo -- --remove takes it away again, without a trace.');
}

async function remove(): Promise<void> {
  const count = await removeAllDemos(db);
  const clubs = count === 1 ? '1 demo club is' : `${count} demo clubs are`;
  console.log(count === 0 ? 'There is no demo club.' : `${clubs} gone, without a trace.`);
}

try {
  await (values.remove ? remove() : add());
} finally {
  await sql.end();
}
