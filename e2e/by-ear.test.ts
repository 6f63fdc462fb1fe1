// The four other games without a screen and without a finger: a round by keys alone, and all of it heard.
import type { Locator, Page } from '@playwright/test';
import type { GameId } from '@/engine/match/game';
import { listen } from './support/ear';
import { seat, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

const FOUR = ['Ana', 'Bea', 'Cem', 'Dov'] as const;

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });

/** Tab until it is there; on the way, whatever has the focus shows it. */
async function reach(page: Page, target: Locator): Promise<void> {
  const goal = await target.elementHandle();
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    const { there, ring, what } = await page.evaluate((element) => {
      const at = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const seen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const over = document.querySelector('dialog[open]');
      const behind = over !== null && at !== document.body && at.closest('dialog') === null;
      return {
        there: at === element,
        ring: at === document.body || seen,
        what: behind ? 'behind the sheet' : at.outerHTML.slice(0, 200),
      };
    }, goal);
    expect(what).not.toBe('behind the sheet');
    expect(ring, `shows that it has the focus: ${what}`).toBe(true);
    if (there) return;
  }
  throw new Error(`No way by Tab to ${target}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

interface Evening {
  readonly game: GameId;
  readonly rules?: object;
  /** A round by the keys that the seats and the keypad name as theirs. */
  readonly keys: string;
  /** What is said while the keys are pressed, and what saving would do. */
  readonly heard: readonly (string | RegExp)[];
  /** What is said once it is saved, after that it is on the phone and has arrived. */
  readonly after: readonly (string | RegExp)[];
  /** How the table is read out while the round stands there unsaved. */
  readonly table: string;
  /** Within the editor of the round. */
  readonly corrects: (page: Page, editor: Locator) => Promise<void>;
  readonly moved: RegExp;
}

/** In the cell of a seat, by the keypad that stands on the page. */
async function types(page: Page, editor: Locator, name: string, digits: string): Promise<void> {
  await press(page, seat(editor, name));
  const keypad = editor.getByRole('group', { name: `Keypad for ${name}` });
  for (const digit of digits) await press(page, button(keypad, digit));
}

const EVENINGS: readonly Evening[] = [
  {
    game: 'five-card-loo',
    keys: '11223',
    heard: [
      '4 tricks are still to be won.',
      'One trick is still to be won.',
      /^Dov is looed\s*next pot 8$/,
    ],
    after: ['Pot 8', '5 tricks are still to be won.'],
    table: `
      - paragraph: Pot 4
      - button "Ana deals"
      - list "Seats":
        - listitem:
          - 'button "Ana: in. Change the call."'
          - button /Ana deals 0 → \\+⅗ 2 tricks/
          - button "Take a trick back from Ana"
        - listitem:
          - 'button "Bea: in. Change the call."'
          - button /Bea 0 → \\+⅗ 2 tricks/
          - button "Take a trick back from Bea"
        - listitem:
          - 'button "Cem: in. Change the call."'
          - button /Cem 0 → −⅕ 1 trick/
          - button "Take a trick back from Cem"
        - listitem:
          - 'button "Dov: in. Change the call."'
          - button /Dov 0 → −5 · looed/
      - paragraph: Dov is looed
      - paragraph: next pot 8
      - button "Undo" [disabled]
      - button "Save round"
    `,
    async corrects(page, editor) {
      await press(page, button(editor, 'Take a trick back from Cem'));
      await press(page, seat(editor, 'Bea'));
    },
    moved: /^Cem/,
  },
  {
    game: 'loba-de-menos',
    rules: { limit: 60 },
    keys: '1652030',
    heard: [
      'Who went out? Tap the seat.',
      /^Bea: what is left in the hand\?\s*3 missing$/,
      /^Dov: what is left in the hand\?\s*1 missing$/,
      'Bea is out of the match',
    ],
    after: ['Who went out? Tap the seat.'],
    table: `
      - paragraph: Pot 4
      - paragraph: Ana went out
      - list "Seats":
        - listitem:
          - button "Ana deals 0 → 0 · went out this round 0 Tap to take back who ended the round."
        - listitem:
          - button "Bea 0 → 65 out this round 65 Tap to enter the points."
        - listitem:
          - button "Cem 0 → 20 this round 20 Tap to enter the points."
        - listitem:
          - button "Dov 0 → 30 this round 30 Tap to enter the points."
      - paragraph: Bea is out of the match
      - group "Keypad"
    `,
    corrects: (page, editor) => types(page, editor, 'Cem', '25'),
    moved: /^Cem, points/,
  },
  {
    game: 'loba-de-mas',
    keys: '157201500',
    heard: [/^Ana: points of the round\?\s*4 missing$/, 'The match goes on'],
    after: ['Who went out? Tap the seat.'],
    table: `
      - list "Seats":
        - listitem:
          - button "Ana deals 0 → 57 · went out this round 57 Tap to take back who ended the round."
        - listitem:
          - button "Bea 0 → 20 this round 20 Tap to enter the points."
    `,
    corrects: (page, editor) => types(page, editor, 'Cem', '25'),
    moved: /^Cem, points/,
  },
  {
    game: 'chinchon',
    keys: '13200820',
    heard: [
      'Who closed? Tap the seat.',
      /^Ana: what was kept\?\s*3 missing$/,
      /^Bea: what is left in the hand\?\s*3 missing$/,
      'All stay in',
    ],
    after: ['Who closed? Tap the seat.'],
    table: `
      - paragraph: Ana closed
      - list "Seats":
        - listitem:
          - button "Ana deals 0 → 3 · closed this round 3 Tap to take back who ended the round."
        - listitem:
          - button "Bea 0 → 20 this round 20 Tap to enter the points."
    `,
    corrects: (page, editor) => types(page, editor, 'Cem', '25'),
    moved: /^Cem, points/,
  },
];

/** The games that are tried in the deep tests only. */
const DEEP: ReadonlySet<string> = new Set(['five-card-loo', 'loba-de-mas', 'chinchon']);

for (const { game, rules, keys, heard, after, table, corrects, moved } of EVENINGS) {
  const deep = DEEP.has(game) ? ' @deep' : '';
  test(`${game}: entered, saved, taken back and corrected by keyboard alone, and heard${deep}`, async ({
    page,
    app,
  }) => {
    const ear = await listen(page);
    const played = { game, ...(rules && { rules }) };
    await page.goto(app.baseURL + (await tableOf(app, page, FOUR, played)));
    await expect(seat(page, 'Ana')).toBeEnabled();
    await expect(page.getByRole('status').getByText('saved', { exact: true })).toBeVisible();
    await page.keyboard.type(keys);
    for (const words of heard) await ear.hears(words);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(table);
    await ear.forgets();
    await page.keyboard.press('Enter');
    for (const words of ['1 on this phone', 'saved', ...after]) await ear.hears(words);
    // Somebody may come back: a sheet asks, and goes with Escape.
    const offer = page.getByRole('dialog', { name: 'Re-enter?' });
    const playOn = async () => {
      await expect(offer).toContainText('1 into the pot.');
      await reach(page, button(offer, 'Bea re-enters'));
      await page.keyboard.press('Escape');
      await expect(offer).toBeHidden();
    };
    if (rules) await playOn();
    await page.keyboard.press('Control+z');
    await ear.hears(/^Taken back/);
    await expect(button(page, 'Round 1')).toBeVisible();
    await press(page, button(page, 'Bring it back'));
    await expect(button(page, 'Round 2')).toBeVisible();
    if (rules) await playOn();

    await press(page, button(page, 'Round 2'));
    const sheet = page.getByRole('dialog', { name: 'Rounds' });
    await press(page, button(sheet, /^Round 1/));
    const editor = page.getByRole('dialog', { name: 'Round 1', exact: true });
    // A sheet lets go, and gives the focus back to where it came from.
    await expect(editor).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await expect(button(sheet, /^Round 1/)).toBeFocused();
    await page.keyboard.press('Enter');
    await corrects(page, editor);
    await press(page, button(editor, 'What it moves'));
    const moves = page.getByRole('dialog', { name: 'What it moves' });
    await expect(moves.getByRole('row', { name: moved })).toBeVisible();
    await press(page, button(moves, 'Correct it'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Round 2')).toBeFocused();
  });
}
