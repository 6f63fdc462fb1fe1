// Builds an empty page of the framework and weighs it, as our own pages are weighed.
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '@/db/free-port.mjs';
import { startNext } from '@/scripts/lib/next.mjs';
import { NEXT, ROOT } from '@/scripts/lib/project.mjs';
import { run } from '@/scripts/lib/run.mjs';
import { type Weight, weigh } from './weigh';

const FOLDER = join(ROOT, 'bench', 'empty-app');

export async function weighEmptyPage(browser: Browser): Promise<Weight> {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, [NEXT, 'build', FOLDER], { env });
  const port = await freePort('0.0.0.0');
  const web = startNext({ folder: FOLDER, port, env, say: () => {} });
  try {
    await web.answers();
    return await weigh(browser, `http://localhost:${port}/`);
  } finally {
    await web.stop();
  }
}
