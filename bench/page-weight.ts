// `npm run bench:weight`: what each page weighs at its first load, and how much of its budget that is.
// `npm run bench:weight -- --each` also names the heaviest answers.
import { firstAccount } from '@/scripts/look/account';
import { withApp } from '@/scripts/look/app';
import { anEvening } from '@/scripts/look/evening';
import { SCREENS } from '@/scripts/look/screens';
import { BUDGETS, EMPTY_PAGE } from './budgets';
import { weighEmptyPage } from './empty-page';
import { type Weight, weigh } from './weigh';

/** One screen a route: its other states weigh the same. */
const PAGES = SCREENS.filter(({ name, route, stage }) => {
  const states = SCREENS.filter((one) => one.route === route && one.stage === stage);
  return stage !== 'no-club' && states[0]?.name === name;
});

const EMPTY = 'empty page';

const weights = await withApp(async (app, browser) => {
  const found = new Map<string, Weight>([[EMPTY, await weighEmptyPage(browser)]]);
  const unused = PAGES.filter(({ stage }) => stage === 'unused');
  for (const page of unused) {
    // Nothing of an evening is in its address.
    const path = page.path({ app, evening: undefined as never });
    found.set(page.name, await weigh(browser, app.baseURL + path));
  }
  const account = await firstAccount(app);
  const evening = await anEvening(account);
  for (const page of PAGES.filter((one) => !unused.includes(one))) {
    const cookies = page.signedIn === false ? [] : [...account.cookies];
    const address = app.baseURL + page.path({ app, evening });
    found.set(page.name, await weigh(browser, address, cookies));
  }
  return found;
});

interface Measured {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

function measured(page: string, { javascript, fonts, total }: Weight): Measured[] {
  if (page === EMPTY) return [{ what: 'JavaScript', bytes: javascript, budget: EMPTY_PAGE }];
  if (page === 'board') return [{ what: 'all', bytes: total, budget: BUDGETS.board }];
  const budget = page === 'table' ? BUDGETS.tableScript : BUDGETS.pageScript;
  return [
    { what: 'JavaScript', bytes: javascript, budget },
    { what: 'fonts', bytes: fonts, budget: BUDGETS.fonts },
  ];
}

const COLUMNS = ['javascript', 'css', 'fonts', 'html', 'other', 'total'] as const;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (first: string, rest: readonly string[], last = '') =>
  console.log(first.padEnd(16) + rest.map((text) => text.padStart(11)).join('') + last);

console.log('First load in kB, compressed; in brackets the part of the budget\n');
row('page', COLUMNS);
const broken: string[] = [];
for (const [page, weight] of weights) {
  const held = measured(page, weight);
  const ratios = held.map(({ what, bytes, budget }) => `${what} ${(bytes / budget).toFixed(2)}`);
  row(
    page,
    COLUMNS.map((column) => kB(weight[column])),
    `   (${ratios.join(', ')})`,
  );
  for (const { what, bytes, budget } of held) {
    if (bytes > budget) broken.push(`${page}: ${what} ${kB(bytes)} kB, allowed ${kB(budget)} kB`);
  }
  if (!process.argv.includes('--each')) continue;
  for (const [url, bytes] of weight.answers.slice(0, 12)) {
    console.log(`    ${kB(bytes).padStart(8)}  ${new URL(url).pathname}`);
  }
}
const script = (page: string) => weights.get(page)?.javascript ?? 0;
const above = kB(script('table') - script(EMPTY));
console.log(`\nThe table screen's JavaScript: ${above} kB above an empty page of the framework`);
for (const one of broken) console.error(`Too heavy: ${one}`);
if (broken.length > 0) process.exitCode = 1;
