// `npm run bench:history [-- SMALL LARGE] [--plans]`: each page of a club of many nights, against the same of one of few.
import { parseArgs } from 'node:util';
import { connect } from '@/db/client';
import { cloneDatabase, throwAwayPostgres } from '@/db/testing/postgres';
import { testConfig } from './backup/config';
import { HISTORY_RATIO } from './budgets';
import type { FilledToRead } from './history/club';
import { type ClubToRead, PAGES } from './history/pages';
import { askedIn, wholeReads } from './history/plans';

const { values, positionals } = parseArgs({
  options: { plans: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [FEW = 20, MANY = 2_000] = positionals.map(Number);
const ROUNDS = 100;
const TIMES = 60;
/** Before the times count. */
const WARM = 5;

const broken: string[] = [];
const server = await throwAwayPostgres({ large: true });
try {
  const { url } = await cloneDatabase(server.url);
  Object.assign(process.env, testConfig(url));
  // After the environment, which its modules read.
  const { clubToRead } = await import('./history/club');
  const { sql, db } = connect(url, 5);
  const fill = async (slug: string, nights: number, people: number) => {
    const start = performance.now();
    const club = await clubToRead(db, slug, { nights, rounds: ROUNDS, people }, (done) => {
      if (done % 100 === 0) console.log(`  ${done} nights`);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${nights} nights, ${club.rounds} rounds, ${people} people: made in ${seconds} s`);
    return club;
  };
  const small = await fill('small', FEW, 30);
  const large = await fill('large', MANY, 300);
  await sql`vacuum analyze`;

  for (const { name, ask } of PAGES) {
    const [few, many] = await byTurns(
      () => ask(small),
      () => ask(large),
    );
    const ratio = many / few;
    const text = `${name}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;
    console.log(text);
    if (!(ratio <= HISTORY_RATIO)) broken.push(`${text}, at most ${HISTORY_RATIO}`);
  }
  const regular = (club: FilledToRead): ClubToRead => ({ ...club, playerId: club.regularId });
  const player = PAGES.find(({ name }) => name === 'a player');
  const [few, many] = await byTurns(
    async () => player?.ask(regular(small)),
    async () => player?.ask(regular(large)),
  );
  console.log(
    `a player who came every other night: ${few.toFixed(1)} ms of ${FEW / 2} nights, ${many.toFixed(1)} ms of ${MANY / 2}`,
  );
  if (values.plans) {
    for (const { name, ask } of PAGES) {
      const asked = await askedIn(sql, () => ask(large));
      const whole = await wholeReads(sql, asked);
      console.log(`${name}: ${asked.length} questions, ${whole.length} read a large table whole`);
      broken.push(...whole.map((one) => `${name} reads all of ${one}`));
    }
  }
  await sql.end();
} finally {
  await server.stop();
}
for (const one of broken) console.error(one);
if (broken.length > 0) process.exitCode = 1;

/** Half of the times of each, taken in turns, so that both see the machine alike. */
async function byTurns(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < WARM + TIMES; turn++) {
    for (const [at, work] of [one, other].entries()) {
      const start = performance.now();
      await work();
      if (turn >= WARM) times[at]?.push(performance.now() - start);
    }
  }
  return [middle(times[0]), middle(times[1])];
}

function middle(times: number[]): number {
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}
