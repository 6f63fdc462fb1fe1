/** Says a problem of the engine in words: the one place where its params become names and cards. */
import type { PlayerId } from '@/engine/match/entries';
import type { Problem, ProblemParams } from '@/engine/match/problem';

/** Translates a key below `problems`. */
export type ProblemTranslator = (key: string, values: Record<string, string | number>) => string;

/** Params that hold one player each; `players` holds a list of them. */
const PLAYERS = new Set(['player', 'other']);

/** Params that hold cards of the French pack, one or several. */
const CARDS = new Set(['card', 'legal']);
const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/**
 * The sentence of a problem.
 * @param t translates keys below `problems`; in a component `useTranslations('problems')`
 * @param nameOf what people call a player; also asked for ids that nobody has
 * @param formatAmount writes canonical units (`7/3`) for people
 */
export function problemText(
  t: ProblemTranslator,
  problem: Pick<Problem, 'code' | 'params'>,
  nameOf: (player: PlayerId) => string,
  formatAmount: (units: string) => string,
): string {
  return t(problem.code, valuesOf(t, problem.params, nameOf, formatAmount));
}

function valuesOf(
  t: ProblemTranslator,
  params: ProblemParams,
  nameOf: (player: PlayerId) => string,
  formatAmount: (units: string) => string,
): Record<string, string | number> {
  const read = (key: string, value: ProblemParams[string]): string | number => {
    if (typeof value === 'object') return joined(t, value.map(nameOf));
    if (typeof value === 'number') return value;
    if (PLAYERS.has(key)) return nameOf(value);
    if (key === 'amount') return formatAmount(value);
    return CARDS.has(key) ? cardsText(value) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, read(key, value)]));
}

/** „Ana, Bea und Cem“, from a message, since phones and Node join lists differently. */
function joined(t: ProblemTranslator, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return t('and', { before: names.slice(0, -1).join(', '), last });
}

/** `10H 4C` as ten of hearts and four of clubs; Spanish cards stay as they are written. */
function cardsText(cards: string): string {
  return cards.replace(/\b(A|K|Q|J|10|[2-9])([SHDC])\b/g, (_, rank, suit) => rank + SUITS[suit]);
}
