/** Says a house rule in words: the one place that knows where the texts of a game's rule stand. */
import type { GameId } from '@/engine/match/game';
import { type HouseRule, isTree, type RuleValues } from '@/engine/match/house-rules';

/**
 * Translates keys below `houseRules`, and knows which there are: `useTranslations('houseRules')`,
 * freed of its type, since the keys come from the engine's tables.
 */
export interface HouseRuleTranslator {
  (key: string): string;
  has(key: string): boolean;
}

export interface HouseRuleText {
  readonly title: string;
  /** What the rule changes at the table. */
  readonly explanation: string;
  /** A text for each value with a name (`valueName`), in the order of the table. */
  readonly values: ReadonlyMap<string, string>;
}

/** Where a rule's texts are sought when the game has none of its own: the nearest relatives first. */
const RELATIVES: Readonly<Record<GameId, readonly string[]>> = {
  'limited-loo': ['loo'],
  'five-card-loo': ['loo'],
  'loba-de-menos': ['loba', 'rummy'],
  'loba-de-mas': ['loba', 'rummy'],
  chinchon: ['rummy'],
};

interface Form {
  readonly kinds: readonly string[];
  readonly kindOf: (value: unknown) => string;
}

const END: Form = {
  kinds: ['open', 'rounds', 'time'],
  kindOf: (value) => {
    if (!isTree(value)) return 'open';
    return Object.hasOwn(value, 'rounds') ? 'rounds' : 'time';
  },
};
const CONTRACT: Form = {
  kinds: ['none', 'demands'],
  kindOf: (value) => (value === null ? 'none' : 'demands'),
};
const CARD_VALUES: Form = { kinds: ['card-values'], kindOf: () => 'card-values' };

/** Values with a form of their own: the kinds there are, and which of them a value is. */
const FORMS: ReadonlyMap<string, Form> = new Map([
  ['end', END],
  ['contract', CONTRACT],
  ['card-values', CARD_VALUES],
]);

/**
 * The texts of a rule of a game's own table.
 * @throws where a rule has no texts at all, which the tests of the messages exclude
 */
export function houseRuleText(
  t: HouseRuleTranslator,
  game: GameId,
  rule: HouseRule,
): HouseRuleText {
  const path = houseRulePath(t, game, rule);
  return {
    title: t(`${path}.title`),
    explanation: t(`${path}.explanation`),
    values: new Map(namesOf(rule.values).map((name) => [name, t(`${path}.values.${name}`)])),
  };
}

/** The key below `houseRules` under which a rule's title, explanation and values stand. */
export function houseRulePath(t: HouseRuleTranslator, game: GameId, { key }: HouseRule): string {
  const paths = [game, ...RELATIVES[game]].map((owner) => `${owner}.${key}`);
  const path = paths.find((one) => t.has(`${one}.title`));
  if (path === undefined) throw new Error(`The rule ${key} of ${game} has no texts`);
  return path;
}

/** The name under which a value has a text; null for amounts and points, which speak for themselves. */
export function valueName(values: RuleValues, value: unknown): string | null {
  if (values.type === 'either') return nameAmong(values.of, value);
  if (values.type === 'form') return formOf(values.form).kindOf(value);
  const name =
    value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : `${value}`;
  return namesOf(values).includes(name) ? name : null;
}

/** A word is one of the choices, a tree has the form; everything else is a number. */
function nameAmong(kinds: readonly RuleValues[], value: unknown): string | null {
  const fitting = kinds.filter(({ type }) => (type === 'form') === isTree(value));
  return fitting.map((one) => valueName(one, value)).find((name) => name !== null) ?? null;
}

function namesOf(values: RuleValues): readonly string[] {
  switch (values.type) {
    case 'choice':
      return values.of;
    case 'flag':
      return ['yes', 'no'];
    case 'units':
      return values.orNull ? ['none'] : [];
    case 'number':
      return [...(values.orNull ? ['none'] : []), ...(values.only ?? []).map(String)];
    case 'either':
      return values.of.flatMap(namesOf);
    case 'form':
      return formOf(values.form).kinds;
  }
}

function formOf(form: string) {
  const known = FORMS.get(form);
  if (!known) throw new Error(`No kinds are known of the form ${form}`);
  return known;
}
