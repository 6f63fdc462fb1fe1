/** A night longer than any real one, played by machines: for the tests and benchmarks of size. */
import { LIMITED_TABLE } from '@/engine/loo/refereed';
import type { LimitedRules } from '@/engine/loo/rules';
import { playLooNight } from '@/engine/machines/loo-night';
import { completeRules } from '@/engine/match/house-rules';

/** Names of every kind of script, and ids that a plain object would trip over. */
const PLAYERS: readonly (readonly [id: string, name: string])[] = [
  ['constructor', 'Ñandú O’Higgins'],
  ['then', '李雷'],
  ['2', 'هدى'],
  ['10', 'Ωμέγα'],
  ['constructor-2', 'Şükrü'],
  ['length', 'नेहा'],
];

/** By the book's own rules a loo is fixed, so the pot stays as small as it ever was. */
export function longNight(rounds: number) {
  const rules = completeRules(LIMITED_TABLE.variant.houseRules) as LimitedRules;
  const ids = PLAYERS.map(([id]) => id);
  const { setup, resultLog } = playLooNight(LIMITED_TABLE, rules, ids, rounds, rounds);
  return {
    format: 'lanturlu/1',
    session: { date: '2026-11-26', currency: 'EUR', unitValue: '0.01' },
    players: PLAYERS.map(([id, name]) => ({ id, name })),
    matches: [{ game: 'limited-loo', seats: setup.seats, dealer: setup.dealer, log: resultLog }],
  };
}
