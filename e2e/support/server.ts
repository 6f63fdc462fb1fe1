// The built app on a port of its own with a fresh database: what `npm start` runs, for a test.
import { randomBytes } from 'node:crypto';
import { freePort } from '@/db/free-port.mjs';
import { cloneDatabase } from '@/db/testing/postgres';
import { networkAddresses } from '@/scripts/lib/addresses.mjs';
import { serverEnvironment } from '@/scripts/lib/environment.mjs';
import { startNext } from '@/scripts/lib/next.mjs';

interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

export interface App {
  /** On localhost, which browsers trust like https. */
  baseURL: string;
  /** The same server under a name browsers do not trust: no service worker, no clipboard. */
  insecureURL: string;
  /** The same server under the machine's address in its network, if it has one. */
  networkURL: string | undefined;
  setupToken: string;
  databaseUrl: string;
  /** The server's process. */
  pid(): number;
  /** A second process on the same database. */
  beside(): Promise<{ baseURL: string; pid: number; stop(): Promise<number> }>;
  /** What the server has printed since it is up. */
  printed(): string;
  /** The same port and database again; 'SIGKILL' is a crash. */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Nobody answers any more, until `resume`. @returns how the process has ended */
  pause(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** @param database one of its own, dropped when the app is stopped; else a fresh one of all tests' server */
export async function startApp(database?: Database): Promise<App> {
  const { url: databaseUrl, drop } = database ?? (await cloneDatabase(throwAwayServer()));
  const port = await freePort('0.0.0.0');
  const secret = () => randomBytes(24).toString('base64url');
  const secrets = { authSecret: secret(), setupToken: secret() };
  const env = { ...serverEnvironment({ databaseUrl, secrets }), SETUP_TOKEN: secrets.setupToken };
  let printed = '';
  const say = (line: string) => {
    printed += line;
  };
  const start = async (at = port) => {
    const web = startNext({ port: at, env, say });
    await web.answers();
    return web;
  };
  let web = await start();
  const [address] = networkAddresses();
  return {
    baseURL: `http://localhost:${port}`,
    insecureURL: `http://club.test:${port}`,
    networkURL: address && `http://${address}:${port}`,
    setupToken: secrets.setupToken,
    databaseUrl,
    pid: () => web.pid,
    async beside() {
      const another = await freePort('0.0.0.0');
      const { pid, stop } = await start(another);
      return { baseURL: `http://localhost:${another}`, pid, stop: () => stop() };
    },
    printed: () => printed,
    async restart(signal) {
      await web.stop(signal);
      web = await start();
    },
    pause: (signal) => web.stop(signal),
    async resume() {
      web = await start();
    },
    async stop() {
      await web.stop();
      await drop();
    },
  };
}

function throwAwayServer(): string {
  const url = process.env.LANTURLU_TEST_POSTGRES;
  if (!url) throw new Error('Playwright has not run e2e/support/global-setup.ts.');
  return url;
}
