// What a night's books say, for the spreadsheet and the print sheet.
import { expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { amount, amountText, sum } from '@/engine/money/amount';
import { POT } from '@/engine/money/posting';
import { tableOf } from '@/server/testing/table';

test('the books of a night hold each payment once, and every round of every player', async () => {
  const table = await tableOf(await testDatabase());
  await table.append({ type: 'round', tricks: { p2: 2, p3: 1 } });
  await table.append({ type: 'penalty', player: 'p1', amount: 2, to: 'p4' });
  const { clubId } = table.world.own;
  const member = table.world.as('member');
  const ledger = await member.export.ledger({ clubId, sessionId: table.sessionId });

  expect(ledger.matches).toMatchObject([{ number: 1, game: 'limited-loo', pot: '6' }]);
  expect(ledger.matches[0]?.nets).toEqual([
    ['p1', '-8'],
    ['p2', '2'],
    ['p3', '1'],
    ['p4', '-1'],
  ]);
  expect(ledger.matches[0]?.outside).toEqual([
    ['p1', '-2'],
    ['p4', '2'],
  ]);
  expect(ledger.rounds).toMatchObject([
    { match: 1, number: 1, dealer: 'p1', openingPot: '3', closingPot: '6', looed: ['p1', 'p4'] },
  ]);
  expect(ledger.postings.at(-1)).toMatchObject({
    round: null,
    from: 'p1',
    to: 'p4',
    amount: '2',
    reason: 'penalty',
  });
  // The rounds and what was paid between them come to what the settlement says.
  const { lines } = await table.settlement();
  for (const { ref, units } of lines) {
    const paid = ledger.postings.flatMap(({ from, to, amount: paid }) => [
      ...(to === ref ? [amount(paid)] : []),
      ...(from === ref ? [amount(paid).neg()] : []),
    ]);
    expect(amountText(sum(paid)), ref).toBe(units);
  }
  const pot = ledger.postings.map(({ from, to, amount: paid }) =>
    to === POT ? amount(paid) : from === POT ? amount(paid).neg() : amount('0'),
  );
  expect(amountText(sum(pot))).toBe('6');
});
