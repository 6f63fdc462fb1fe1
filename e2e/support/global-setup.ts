// Before all end-to-end tests: a throw-away Postgres, and the app built if it is not.
import { throwAwayPostgres } from '@/db/testing/postgres';
import { build, isBuilt } from '@/scripts/lib/build.mjs';

export default async function setup() {
  if (!isBuilt()) await build();
  const server = await throwAwayPostgres();
  // The workers are started after this and inherit it.
  process.env.LANTURLU_TEST_POSTGRES = server.url;
  return server.stop;
}
