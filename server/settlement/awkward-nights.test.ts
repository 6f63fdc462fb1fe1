import { describe, expect, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { newKey } from '@/server/key';
import { fingerprint } from '@/server/testing/fingerprint';
import { refusalOf } from '@/server/testing/outcome';
import { clubOf, nets, reasons, said } from './testing/nights';

describe('ten awkward nights', () => {
  test('money that does not divide: a pizza for three, and the cent that is over has its own line', async () => {
    const club = await clubOf(await testDatabase());
    const [ana, ben, cem] = club.players as [string, string, string];
    const { sessionId, matchId } = await club.night('2026-11-28', [ana, ben, cem]);
    await club.play(matchId, []);
    await club.spend(sessionId, ana, '10.00', [ana, ben, cem], 'pizza');
    const settled = await club.settle(sessionId);
    expect(nets(settled)).toEqual({ p1: '667', p2: '-333', p3: '-334' });
    expect(reasons(settled, 'p1')).toEqual(['limited-loo 0', 'pizza 667']);
    expect(reasons(settled, 'p3')).toEqual(['limited-loo 0', 'pizza -333', 'rounding -1']);
    await club.payAll();
  });

  test('everybody even: the night is settled, and nobody pays', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.play(matchId, [
      ['p1', 'p2', 3],
      ['p2', 'p1', 3],
    ]);
    const settled = await club.settle(sessionId);
    expect(settled).toMatchObject({ status: 'settled', transfers: [] });
    await club.payAll();
  });

  test('one winner against seven: seven payments, also where one of them is the treasurer', async () => {
    const club = await clubOf(await testDatabase(), { people: 8 });
    const { sessionId, matchId } = await club.night('2026-11-28');
    const seven = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
    await club.play(
      matchId,
      seven.map((loser, index) => [loser, 'p1', index + 1] as const),
    );
    expect(said(await club.settlement(sessionId))).toEqual(
      seven.map((loser, index) => `${loser} pays p1 ${index + 1}00`),
    );
    const settled = await club.settle(sessionId, 'p8');
    expect(said(settled)).toEqual([
      ...seven.slice(0, -1).map((loser, index) => `${loser} pays p8 ${index + 1}00`),
      'p8 pays p1 2800',
    ]);
    await club.payAll();
  });

  test('two matches that cancel out: nothing to pay, and both are still the reason', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.play(matchId, [['p1', 'p2', 5]]);
    const second = await club.anotherMatch(sessionId);
    await club.play(second.matchId, [['p2', 'p1', 5]]);
    const settled = await club.settle(sessionId);
    expect(settled.transfers).toEqual([]);
    expect(reasons(settled, 'p1')).toEqual(['limited-loo -500', 'limited-loo 500']);
    await club.verified();
  });

  test('an expense paid by someone who did not play: he comes to the night by it, and is paid', async () => {
    const club = await clubOf(await testDatabase());
    const [ana, ben, cem, dora] = club.players as [string, string, string, string];
    const { sessionId, matchId } = await club.night('2026-11-28', [ana, ben, cem]);
    await club.play(matchId, [['p1', 'p2', 2]]);
    await club.spend(sessionId, dora, '9.00', [ana, ben, cem], 'drinks');
    const settled = await club.settle(sessionId);
    expect(nets(settled)).toEqual({ p1: '-500', p2: '-100', p3: '-300', p4: '900' });
    expect(reasons(settled, 'p4')).toEqual(['drinks 900']);
    await club.payAll();
  });

  test('a player who left early with a share: it is his, and down to the posting', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28', undefined, '0.10');
    await club.append(matchId, { type: 'penalty', player: 'p1', to: 'pot', amount: 4 });
    await club.append(matchId, { type: 'leave', player: 'p2', share: true });
    await club.append(matchId, { type: 'close' });
    const settled = await club.settle(sessionId);
    expect(nets(settled)).toEqual({ p1: '-30', p2: '10', p3: '10', p4: '10' });
    const { clubId, players } = club;
    const postings = await club.api.settlement.postings({ clubId, matchId, playerId: players[1]! });
    expect(postings).toMatchObject({
      net: '1',
      rounds: [{ round: null, postings: [{ reason: 'leaver-share', other: null, units: '1' }] }],
    });
    await club.payAll();
  });

  test('a night with an open match: closed now it gives each his part, and it says so beforehand', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.append(matchId, { type: 'penalty', player: 'p1', to: 'pot', amount: 8 });
    const loba = await club
      .anotherMatch(sessionId, [...club.players].reverse(), 'loba-de-menos')
      .catch((error) => error.cause?.code);
    expect(loba).toBe('already-seated');
    const before = await club.settlement(sessionId);
    expect(before).toMatchObject({ ready: false, blockedBy: 'open-match', transfers: null });
    expect(before.lines[0]).toMatchObject({ units: '-8', money: null });
    expect(before.open).toMatchObject([
      { matchId, pot: '8', shares: ['p1', 'p2', 'p3', 'p4'].map((ref) => ({ ref, units: '2' })) },
    ]);
    expect(await refusalOf(() => club.settle(sessionId))).toMatchObject({ code: 'match-open' });
    await club.append(matchId, { type: 'close' });
    const settled = await club.settle(sessionId);
    expect(nets(settled)).toEqual({ p1: '-600', p2: '200', p3: '200', p4: '200' });
    await club.payAll();
  });

  test('a late correction after all was paid: what was paid stays, the difference is open, with its cause', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.play(matchId, [
      ['p1', 'p2', 3],
      ['p3', 'p2', 4],
    ]);
    await club.settle(sessionId);
    await club.payAll();
    const paid = (await club.settlement(sessionId)).transfers!;
    const more = { type: 'penalty', player: 'p1', to: 'p4', amount: 5 };
    await club.append(matchId, { type: 'amend', entry: 1, with: more });
    const { transfers: lines = [] } = await club.settlement(sessionId);
    expect(lines!.slice(0, 2)).toEqual(paid);
    expect(said(await club.settlement(sessionId))).toEqual([
      'p1 pays p2 300, 0 open',
      'p3 pays p2 400, 0 open',
      'p1 pays p4 200',
      'p2 pays p4 300',
    ]);
    const cause = { matchId, matchNumber: 1, game: 'limited-loo', entry: 4 };
    expect(lines!.slice(2).map((line) => line.cause)).toEqual([cause, cause]);
    expect(reasons(await club.settlement(sessionId), 'p1')).toEqual(['limited-loo -500']);
    await club.payAll();
  });

  test('a refund: a correction that takes from who was paid, lets him pay back', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.play(matchId, [['p1', 'p2', 7]]);
    await club.settle(sessionId);
    await club.payAll();
    await club.append(matchId, { type: 'void', entry: 1 });
    const settled = await club.settlement(sessionId);
    expect(said(settled)).toEqual(['p1 pays p2 700, 0 open', 'p2 pays p1 700']);
    expect(nets(settled)).toEqual({});
    await club.payAll();
  });

  test('a step of fifty cents: everybody pays in halves, and the rest is said to be rounding', async () => {
    const club = await clubOf(await testDatabase(), { roundTo: 50 });
    const { sessionId, matchId } = await club.night('2026-11-28', undefined, '0.10');
    await club.play(matchId, [
      ['p1', 'p2', 13],
      ['p3', 'p4', 4],
    ]);
    const settled = await club.settle(sessionId);
    expect(nets(settled)).toEqual({ p1: '-150', p2: '150', p3: '-50', p4: '50' });
    expect(reasons(settled, 'p1')).toEqual(['limited-loo -130', 'rounding -20']);
    await club.payAll();
  });
});

describe('a match that is not over', () => {
  test('goes on another night, and counts in that one’s settlement for those who played it', async () => {
    const club = await clubOf(await testDatabase());
    const { api, clubId, players } = club;
    const [ana, ben, cem, dora] = players as [string, string, string, string];
    const first = await club.night('2026-11-20', [ana, ben, cem], '1', 'loba-de-menos');
    const left = { clubId, matchId: first.matchId, from: first.sessionId, to: null };
    expect(await api.settlement.carry(left)).toEqual({ countsIn: null });
    expect(await api.settlement.carry(left)).toEqual({ countsIn: null });
    const settled = await club.settle(first.sessionId);
    expect(settled.transfers).toEqual([]);
    expect(settled.carried).toMatchObject([{ matchId: first.matchId, countsIn: null }]);

    const later = await club.night('2026-11-27', [dora, cem, ben], '2');
    await club.play(later.matchId, [['p1', 'p2', 1]]);
    expect((await club.settlement(later.sessionId)).waiting).toMatchObject([
      { matchId: first.matchId, date: '2026-11-20' },
    ]);
    await api.players.setActive({ clubId, playerId: ana, active: false });
    const taken = { clubId, matchId: first.matchId, from: null, to: later.sessionId };
    await api.settlement.carry(taken);
    // What counts in a night is no reason to have come to it.
    const listed = await api.players.list({ clubId });
    expect(listed.find(({ id }) => id === ana)).toMatchObject({ active: false });
    expect(await club.settlement(later.sessionId)).toMatchObject({ blockedBy: 'open-match' });

    // It is closed at its own table, which names people as its own night does.
    const stakes = (await club.settlement(later.sessionId)).open[0]!;
    expect(stakes).toMatchObject({ carriedFrom: '2026-11-20', sessionId: first.sessionId });
    const more = { type: 'penalty', player: 'p1', to: 'p2', amount: 6 };
    await club.append(first.matchId, more, 'scorer');
    await club.append(first.matchId, { type: 'close' }, 'scorer');
    const both = await club.settle(later.sessionId);
    // A unit keeps the worth it had when the match was begun: six of one euro, one of two.
    expect(nets(both)).toEqual({ p1: '-200', p2: '200', p3: '600', p4: '-600' });
    expect(reasons(both, 'p3')).toEqual(['loba-de-menos 600', 'limited-loo 0']);
    // Who played nothing on the later night has it on the one on which he played.
    expect(await api.history.player({ clubId, playerId: ana })).toMatchObject({
      money: [{ money: '-600', nights: 1 }],
      nights: [{ date: '2026-11-20', units: '-6', money: { money: '-600' } }],
    });

    // And corrected afterwards it adds to that night's plan, not to its own.
    await club.append(first.matchId, { type: 'void', entry: 1 });
    expect(said(await club.settlement(later.sessionId)).at(-1)).toBe('p3 pays p4 600');
    expect((await club.settlement(first.sessionId)).transfers).toEqual([]);
    await club.payAll();
  });

  test('goes on another night also where somebody who sat in it has no name any more', async () => {
    const club = await clubOf(await testDatabase());
    const { api, clubId, players } = club;
    const [ana, ben, cem, dora] = players as [string, string, string, string];
    const { sessionId, matchId } = await club.night('2026-11-20', [ana, ben]);
    await club.append(matchId, { type: 'penalty', player: 'p1', to: 'p2', amount: 6 });
    await api.settlement.carry({ clubId, matchId, from: sessionId, to: null });
    await club.settle(sessionId);
    await api.players.erase({ clubId, playerId: ben, name: 'Ben' });
    await club.append(matchId, { type: 'close' });
    const later = await club.night('2026-11-27', [cem, dora]);
    await api.settlement.carry({ clubId, matchId, from: null, to: later.sessionId });
    await club.append(later.matchId, { type: 'close' });
    expect(said(await club.settle(later.sessionId))).toEqual(['p3 pays p4 600']);
  });

  test('comes back to its own night while that is open, and stays where it is once it is settled', async () => {
    const club = await clubOf(await testDatabase());
    const { api, clubId } = club;
    const { sessionId, matchId } = await club.night('2026-11-28');
    await api.settlement.carry({ clubId, matchId, from: sessionId, to: null });
    await api.settlement.carry({ clubId, matchId, from: null, to: sessionId });
    expect((await club.settlement(sessionId)).carried).toEqual([]);
    await club.append(matchId, { type: 'close' });
    const away = { clubId, matchId, from: sessionId, to: null };
    expect(await refusalOf(() => api.settlement.carry(away))).toMatchObject({ code: 'match-over' });
    await club.settle(sessionId);
    expect(await refusalOf(() => api.settlement.carry(away))).toMatchObject({
      code: 'night-settled',
    });
  });
});

describe('a line', () => {
  test('is paid in parts, and unpaid again, and no other line moves', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.play(matchId, [
      ['p1', 'p2', 3],
      ['p3', 'p4', 4],
    ]);
    const [line, other] = (await club.settle(sessionId)).transfers!;
    const { paymentId } = await club.pay(line!, '100', 'in coins');
    const [part, untouched] = (await club.settlement(sessionId)).transfers!;
    expect(part).toMatchObject({
      money: '300',
      open: '200',
      payments: [{ id: paymentId, money: '100', note: 'in coins', by: 'owner', intoPlan: null }],
    });
    expect(untouched).toEqual(other);
    expect(await refusalOf(() => club.pay(line!))).toMatchObject({ code: 'conflict' });
    const tooMuch = () => club.pay(part!, '201');
    expect(await refusalOf(tooMuch)).toMatchObject({ code: 'invalid-input' });
    const undone = { clubId: club.clubId, planId: line!.planId!, number: 1, paymentId };
    await club.api.payments.undo(undone);
    await club.api.payments.undo(undone);
    expect((await club.settlement(sessionId)).transfers).toEqual([line, other]);
    await club.payAll();
  });

  test('is paid once, however often the answer is lost', async () => {
    const club = await clubOf(await testDatabase());
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.play(matchId, [['p1', 'p2', 3]]);
    const [line] = (await club.settle(sessionId)).transfers!;
    const { planId, number, open } = line!;
    const request = { requestId: newKey(), clubId: club.clubId, planId: planId!, number };
    const paying = { ...request, expectedOpen: open, money: '100' };
    const [one, two] = await Promise.all([
      club.api.payments.pay(paying),
      club.api.payments.pay(paying),
    ]);
    expect(two).toEqual(one);
    expect(await club.api.payments.pay(paying)).toEqual(one);
    expect((await club.settlement(sessionId)).transfers![0]).toMatchObject({ open: '200' });
  });
});

describe('several nights', () => {
  test('are settled together: one plan, fewer payments, and what was paid before is not asked for again', async () => {
    const club = await clubOf(await testDatabase());
    const { api, clubId } = club;
    const first = await club.night('2026-11-20');
    await club.play(first.matchId, [
      ['p1', 'p2', 5],
      ['p3', 'p4', 4],
    ]);
    const [line] = (await club.settle(first.sessionId)).transfers!;
    await club.pay(line!, '200');
    const second = await club.night('2026-11-27');
    await club.play(second.matchId, [
      ['p2', 'p3', 3],
      ['p4', 'p1', 1],
    ]);
    await club.settle(second.sessionId);

    const before = await api.payments.balances({ clubId });
    expect(before.open[0]!.players.map(({ name, open }) => `${name} ${open}`)).toEqual([
      'Dora 300',
      'Cem -100',
      'Ana -200',
    ]);
    const lines = before.open[0]!.lines.map(({ planId, number, open }) => {
      return { planId: planId!, number, open };
    });
    const asked = { requestId: newKey(), clubId, currency: 'EUR', treasurer: null, lines };
    const { planId } = await api.payments.settleTogether(asked);
    expect(await api.payments.settleTogether(asked)).toEqual({ planId });
    const after = await api.payments.balances({ clubId });
    expect(after.open[0]!.players).toEqual(before.open[0]!.players);
    expect(
      after.plans[0]!.lines.map(({ from, to, money }) => `${from.name} pays ${to.name} ${money}`),
    ).toEqual(['Ana pays Dora 200', 'Cem pays Dora 100']);
    const [carried] = (await club.settlement(first.sessionId)).transfers!;
    expect(carried).toMatchObject({
      open: '0',
      payments: [{ money: '200' }, { money: '300', intoPlan: planId }],
    });
    const again = { ...asked, requestId: newKey() };
    expect(await refusalOf(() => api.payments.settleTogether(again))).toMatchObject({
      code: 'conflict',
    });
    await club.payAll();
  });
});

describe('expenses', () => {
  test('are changed and removed until the night is settled, by who has seen the newest', async () => {
    const club = await clubOf(await testDatabase());
    const { api, clubId, here } = club;
    const [ana, ben, cem] = club.players as [string, string, string];
    const { sessionId, matchId } = await club.night('2026-11-28');
    await club.play(matchId, []);
    const { expenseId } = await club.spend(sessionId, ana, '6.00', [ana, ben]);
    const more = { clubId, expenseId, paidBy: ana, amount: '9.00', for: [ana, ben, cem] };
    const changing = { ...more, expectedVersion: 1, note: 'wine' };
    expect(await here.as('scorer').expenses.change(changing)).toEqual({ version: 2 });
    expect(await refusalOf(() => api.expenses.change(changing))).toMatchObject({
      code: 'conflict',
    });
    const { expenses } = await club.settlement(sessionId);
    expect(expenses).toMatchObject([
      { amount: '9', paidBy: { name: 'Ana' }, note: 'wine', for: [{}, {}, {}] },
    ]);
    const tooFine = { ...changing, expectedVersion: 2, amount: '9.001' };
    expect(await refusalOf(() => api.expenses.change(tooFine))).toMatchObject({
      code: 'invalid-input',
    });
    await api.expenses.remove({ clubId, expenseId, expectedVersion: 2 });
    expect((await club.settlement(sessionId)).expenses).toEqual([]);

    const { expenseId: kept } = await club.spend(sessionId, ben, '4.00', [ana, ben]);
    await club.settle(sessionId);
    const before = await fingerprint(here.database);
    const late = { clubId, expenseId: kept, expectedVersion: 1 };
    for (const attempt of [
      () => api.expenses.remove(late),
      () => api.expenses.change({ ...more, ...late }),
      () => club.spend(sessionId, ben, '4.00', [ana, ben]),
    ]) {
      expect(await refusalOf(attempt)).toMatchObject({ code: 'night-settled' });
    }
    expect(await fingerprint(here.database)).toBe(before);
  });
});

test('a club without money settles in units', async () => {
  const club = await clubOf(await testDatabase(), { currency: null });
  const { sessionId, matchId } = await club.night('2026-11-28');
  await club.play(matchId, [['p1', 'p2', '7/2']]);
  const settled = await club.settle(sessionId);
  expect(settled.currency).toBeNull();
  expect(said(settled)).toEqual(['p1 pays p2 350']);
  await club.payAll();
});
