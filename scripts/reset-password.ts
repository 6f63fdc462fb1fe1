// `npm run reset-password -- someone@example.org`: a new password for an account, printed once.
import { connect } from '@/db/client';
import { resetPassword } from '@/server/auth/reset-password';
import { config } from '@/server/config';
import { email } from '@/server/input';
import { Refusal } from '@/server/refusal';

async function main(): Promise<number> {
  const given = email.safeParse(process.argv[2]);
  if (!given.success) {
    console.error('Whose?  npm run reset-password -- someone@example.org');
    return 1;
  }
  const { sql, db } = connect(config().databaseUrl, 1);
  try {
    const password = await resetPassword(db, given.data);
    console.log(`The new password of ${given.data} is\n\n  ${password}\n`);
    console.log('The account has been signed out everywhere.');
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`Nobody has an account with ${given.data}.`);
    return 1;
  } finally {
    await sql.end();
  }
}

process.exitCode = await main();
