// `npm run bench:live [-- screens|save|crowd|processes …]`: how soon others see what was saved, and what many viewers cost.
import postgres from 'postgres';
import type { App } from '@/e2e/support/server';
import { type Account, firstAccount } from '@/scripts/look/account';
import { withApp } from '@/scripts/look/app';
import { LIVE } from './budgets';
import { type Crowd, type CrowdTimes, crowdTimes, openTables } from './live/crowd';
import { saveTimes } from './live/save';
import { say } from './live/times';
import { twoScreens } from './live/two-screens';

const asked = process.argv.slice(2);
const wants = (part: string) => asked.length === 0 || asked.includes(part);
const FEW = 1;
const MANY = 10;
const MB = 1_000_000;

const broken: string[] = [];
function against(what: string, ratio: number, budget: number): void {
  const text = `${what}: ${ratio.toFixed(2)}, at most ${budget}`;
  console.log(`  ${text}`);
  if (!(ratio <= budget)) broken.push(text);
}

await withApp(async (app, browser) => {
  if (wants('screens')) {
    const { table, board, question } = await twoScreens(app, browser);
    console.log('From the tap on Save to the other screen');
    console.log(`  table ${say(table)}`);
    console.log(`  board ${say(board)}`);
    console.log(`  the smallest question to the server ${say(question)}`);
    against('the table, against the question', table.p50 / question.p50, LIVE.tapToScreen);
    against('the board, against the question', board.p50 / question.p50, LIVE.tapToScreen);
  }
  if (wants('save')) {
    const { long, short } = await saveTimes(app, browser);
    console.log('From the tap on Save to the next picture');
    console.log(`  of 200 rounds ${say(long)}`);
    console.log(`  of 5 rounds ${say(short)}`);
    against('half of them', long.p50 / short.p50, LIVE.longMatch);
    against('nineteen of twenty', long.p95 / short.p95, LIVE.longMatch);
  }
  if (wants('crowd') || wants('processes')) await crowds(app, await firstAccount(app));
});
for (const one of broken) console.error(`Beyond its budget: ${one}`);
if (broken.length > 0) process.exitCode = 1;

async function crowds(app: App, account: Account): Promise<void> {
  const sql = postgres(app.databaseUrl, { max: 1, onnotice() {} });
  try {
    const crowd: Crowd = {
      tables: await openTables(account.api),
      apis: [account.api],
      origins: [app.baseURL],
      cookie: account.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      viewersEach: FEW,
      pids: [app.pid()],
      sql,
    };
    const few = await crowdTimes(crowd);
    tell('200 tables, one viewer each', few);
    if (wants('crowd')) {
      const many = await crowdTimes({ ...crowd, viewersEach: MANY });
      tell('200 tables, ten viewers each', many);
      against(
        'the last viewer, against one each',
        many.sentToLast.p95 / few.sentToLast.p95,
        LIVE.crowd,
      );
      const transactions = many.transactions / few.transactions;
      against('transactions a round, against one each', transactions, LIVE.crowdTransactions);
    }
    if (wants('processes')) {
      const other = await app.beside();
      const second = await firstAccount({ ...app, baseURL: other.baseURL });
      const two = await crowdTimes({
        ...crowd,
        apis: [account.api, second.api],
        origins: [other.baseURL, app.baseURL],
        viewersEach: MANY,
        pids: [app.pid(), other.pid],
      });
      await other.stop();
      tell('the same, half of it at each of two processes', two);
      against(
        'the last viewer, against one each',
        two.sentToLast.p95 / few.sentToLast.p95,
        LIVE.crowd,
      );
    }
  } finally {
    await sql.end();
  }
}

function tell(what: string, times: CrowdTimes): void {
  const { before, after } = times.memory;
  const each = (after - before) / times.viewers / 1_000;
  console.log(`${what}: ${times.rounds} rounds`);
  console.log(`  from sending to confirmed ${say(times.saved)}`);
  console.log(`  from confirmed to the last viewer told ${say(times.lastTold)}`);
  console.log(`  from sending to the last viewer told ${say(times.sentToLast)}`);
  console.log(`  ${times.transactions.toFixed(1)} transactions of the database a round`);
  const held = `${(after / MB).toFixed(0)} MB, ${(before / MB).toFixed(0)} MB before`;
  console.log(`  the server holds ${held}: ${each.toFixed(0)} kB a viewer`);
}
