/** The referee as part of its games: rounds with no play written, and the cases of the format. */
import { describe, expect, it } from 'vitest';
import cases from '@/engine/cases/referee.json';
import { fiveCardLooWithReferee, limitedLooWithReferee } from '@/engine/loo/refereed';
import type { LogEntry } from '@/engine/match/entries';
import { completeRules } from '@/engine/match/house-rules';
import { replay, roundsOf } from '@/engine/match/replay';
import { amountText } from '@/engine/money/amount';
import { tell } from './testing';

describe('The referee', () => {
  it('leaves a round alone of which only the turn-up is written, but for its trump', () => {
    const rules = { clubLaw: true };
    const more = { tricks: ['ana', 'bea', 'cem'], cards: { turnUp: '4H', played: {} } };
    const played = { ana: '', bea: '', cem: '' };
    expect(tell({ rules, played, more }).codes).toEqual([]);
    expect(tell({ rules, played, more: { ...more, trump: 'S' } }).codes).toEqual([
      'trump-disagrees',
    ]);
  });
});

describe('The cases of the format', () => {
  it.each(cases)('$name', ({ document, expect: expected }) => {
    for (const match of document.matches) {
      const game = match.game === 'limited-loo' ? limitedLooWithReferee : fiveCardLooWithReferee;
      const players = document.players.map(({ id }) => id);
      const setup = {
        rules: completeRules(game.houseRules),
        players,
        seats: match.seats,
        dealer: match.seats[0]!,
      };
      const timeline = replay(game, setup, match.log as unknown as LogEntry[]);
      const errors = timeline.problems.filter(({ severity }) => severity === 'error');
      expect([...new Set(errors.map(({ entry }) => entry))]).toEqual(expected.refused ?? []);
      expect(errors[0]?.code).toBe(expected.code);
      const rounds = roundsOf(timeline).map(({ output: { round } }) => ({
        ...round.facts,
        ...('openingPot' in round.facts
          ? {
              openingPot: amountText(round.facts.openingPot),
              closingPot: amountText(round.facts.closingPot),
            }
          : {}),
        net: Object.fromEntries([...round.net].map(([player, net]) => [player, amountText(net)])),
      }));
      expect(rounds).toMatchObject(expected.rounds ?? rounds);
    }
  });
});
