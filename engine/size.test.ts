/** Any size: pots that grow without bound, thousands of rounds, and ids that a plain object trips over. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '@/engine/document/games';
import type { Entry } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { replay } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';

describe('Unlimited five-card Loo', () => {
  const SEATS = ['ana', 'constructor', '10', '2', '李雷', 'هدى', 'toString', 'Ñandú'];
  const ROUNDS = 60;
  const DEALER_PAYS = 5n;
  const game = gameOf('five-card-loo');
  const rules = completeRules(game.houseRules, { ante: { payer: 'dealer', amount: 5 } });
  /** All eight stand and one takes everything, so that seven are looed for the whole pot. */
  const log: Entry[] = Array.from({ length: ROUNDS }, (_, round) => {
    const winner = SEATS[(3 * round) % SEATS.length] ?? '';
    return { type: 'round', tricks: Array<string>(5).fill(winner) };
  });
  const setup = { rules, players: SEATS, seats: SEATS, dealer: 'ana' };
  const timeline = replay(game, setup, log);

  test('grows sevenfold a round and stays exact after sixty', () => {
    let pot = 0n;
    const net = new Map(SEATS.map((player) => [player, 0n]));
    const pay = (player: string, units: bigint) => net.set(player, (net.get(player) ?? 0n) + units);
    for (let round = 0; round < ROUNDS; round++) {
      const winner = SEATS[(3 * round) % SEATS.length];
      const opening = pot + DEALER_PAYS;
      pay(SEATS[round % SEATS.length] ?? '', -DEALER_PAYS);
      pot = 0n;
      for (const player of SEATS) {
        if (player === winner) pay(player, opening);
        else {
          pay(player, -opening);
          pot += opening;
        }
      }
    }
    expect(timeline.problems).toEqual([]);
    expect(amountText(timeline.state.pot)).toBe(String(pot));
    expect([...timeline.state.net].map(([player, units]) => [player, amountText(units)])).toEqual(
      [...net].map(([player, units]) => [player, String(units)]),
    );
    expect(pot).toBeGreaterThan(7n ** 60n);
  });

  test('is folded on from any of its rounds', () => {
    const before = replay(game, setup, log.slice(0, 40));
    expect(replay(game, setup, log, before).state).toEqual(timeline.state);
  });
});
