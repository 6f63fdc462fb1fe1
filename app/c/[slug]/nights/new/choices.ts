/** The games and the house rules one can begin a match with, the ones last played first. */
import type { Difference } from '@/app/house-rules/Differences';
import { differencesOf } from '@/app/house-rules/what-differs';
import type { RuleWords } from '@/app/house-rules/words';
import { gameOf } from '@/engine/document/games';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { completeRules, ruleAt } from '@/engine/match/house-rules';

export type RulesChoice = {
  /** Null for the book. */
  id: string | null;
  version: number;
  name: string;
  differences: readonly Difference[];
  direction: 'clockwise' | 'counter-clockwise';
  /** How many the book deals to, and how many the packs can serve. */
  usual: readonly [fewest: number, most: number];
  most: number;
};

export type GameChoice = {
  id: GameId;
  /** The one to begin with first. */
  rules: readonly RulesChoice[];
};

type ListedSet = {
  id: string;
  game: GameId;
  name: string;
  version: number;
  rules: unknown;
  archived: boolean;
};

type LastPlayed = { game: GameId; houseRulesId: string | null };

export function gameChoices(
  words: RuleWords,
  { sets, lastPlayed }: { sets: readonly ListedSet[]; lastPlayed: readonly LastPlayed[] },
): [GameChoice, ...GameChoice[]] {
  const played = lastPlayed.map(({ game }) => game);
  const games = [...played, ...GAME_IDS.filter((game) => !played.includes(game))];
  return games.map((game): GameChoice => {
    const own = sets.filter((set) => set.game === game && !set.archived);
    const last = lastPlayed.find((one) => one.game === game);
    const book = { id: null, version: 0, name: words.set('book'), rules: {} };
    const all = [book, ...own].map((set) => rulesChoice(words, game, set));
    // Never played yet: what the club has agreed on comes before the book.
    const wish = last ? last.houseRulesId : (own[0]?.id ?? null);
    const first = all.filter(({ id }) => id === wish);
    return { id: game, rules: [...first, ...all.filter(({ id }) => id !== wish)] };
  }) as [GameChoice, ...GameChoice[]];
}

function rulesChoice(
  words: RuleWords,
  gameId: GameId,
  set: { id: string | null; version: number; name: string; rules: unknown },
): RulesChoice {
  const game = gameOf(gameId);
  const rules = completeRules(game.houseRules, set.rules);
  const { id, version, name } = set;
  return {
    id,
    version,
    name,
    differences: differencesOf(words, gameId, rules),
    direction:
      ruleAt(rules, 'direction') === 'counter-clockwise' ? 'counter-clockwise' : 'clockwise',
    usual: game.bookPlayers,
    most: game.mostPlayers(rules),
  };
}
