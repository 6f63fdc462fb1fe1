// From `npm run score` to its first line, against a Node that starts and does nothing.
import { spawnSync } from 'node:child_process';
import { longNight } from '@/engine/testing/long-night';
import { ROOT } from '@/scripts/lib/project.mjs';
import { fastestOfBoth, type Measured } from './measure';

export function starting(): Measured[] {
  const input = JSON.stringify(longNight(1));
  const run = (args: readonly string[]) => () => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, input });
    if (status !== 0) throw new Error(String(stderr));
  };
  const [score, nothing] = fastestOfBoth(5, run(['scripts/score.mjs', '-']), run(['-e', '0']));
  return [
    {
      what: 'start-up of score, against a Node that does nothing',
      milliseconds: score,
      reference: nothing,
      budget: 4,
    },
  ];
}
