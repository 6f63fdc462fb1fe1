// `npm start` (and `npm run dev` with --dev): from a fresh clone to a running club, with nothing but Node.
// @ts-check
import { startPostgres, supervise } from '../db/embedded.mjs';
import { portProblem } from '../db/free-port.mjs';
import { Refused } from '../db/refused.mjs';
import { networkAddresses } from './lib/addresses.mjs';
import { build, isBuilt } from './lib/build.mjs';
import { serverEnvironment } from './lib/environment.mjs';
import { install, isInstalled } from './lib/install.mjs';
import { startNext } from './lib/next.mjs';
import { POSTGRES } from './lib/project.mjs';
import { endAll, Failed } from './lib/run.mjs';
import { step } from './lib/say.mjs';
import { readSecrets } from './lib/secrets.mjs';

const dev = process.argv.includes('--dev');
/** What has to be undone at the end, the last first. @type {(() => Promise<void> | void)[]} */
const undo = [];
let stopping = false;

async function start() {
  refuseOldNode();
  const port = await wantedPort();
  if (!isInstalled()) await step('Installing the packages (half a minute)', install);
  if (!dev && !isBuilt()) await step('Building the pages (half a minute)', build);

  // Only now are there packages to import.
  const { migrateDatabase } = await import('../db/migrate.mjs');
  const { anyAccount } = await import('./lib/accounts.mjs');
  const { welcome } = await import('./lib/welcome.mjs');

  const secrets = readSecrets();
  const databaseUrl = process.env.DATABASE_URL || (await ownDatabase());
  await migrateDatabase(databaseUrl);
  if (stopping) return;

  const env = serverEnvironment({ databaseUrl, secrets });
  const web = startNext({ dev, port, env, say: (line) => process.stdout.write(line) });
  undo.push(async () => void (await web.stop()));
  web.exited.then((code) => stop(code === 0 ? 1 : code));
  await web.answers();

  process.stdout.write(
    welcome({
      port,
      addresses: networkAddresses(),
      publicUrl: process.env.PUBLIC_URL,
      setupToken: (await anyAccount(databaseUrl)) ? undefined : env.SETUP_TOKEN,
    }),
  );
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  throw new Refused(`Lanturlu needs Node 20.9 or newer; this is ${process.versions.node}.`);
}

async function wantedPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refused(`PORT has to be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  const problem = await portProblem(port, '0.0.0.0');
  if (!problem) return port;
  const example = `PORT=${port === 3000 ? 3001 : 3000} npm start`;
  throw new Refused(
    problem === 'EADDRINUSE'
      ? `Port ${port} is taken (perhaps Lanturlu runs already): choose another one with  ${example}`
      : `Port ${port} cannot be opened (${problem}): choose another one with  ${example}`,
  );
}

/** The PostgreSQL beside us, kept alive as long as we run. */
async function ownDatabase() {
  const options = { dir: POSTGRES };
  const starting = startPostgres(options);
  undo.push(async () => (await starting.catch(() => undefined))?.stop());
  const server = await starting;
  undo.push(supervise(server, options, (sentence) => console.error(sentence)));
  return server.url;
}

/** @param {number} code */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  endAll();
  for (const one of undo.reverse()) await one();
  process.exit(code);
}

// Killed without a word, npm leaves us behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || stop(0), 200).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

try {
  await start();
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Refused || error instanceof Failed ? error.message : error);
    await stop(1);
  }
}
