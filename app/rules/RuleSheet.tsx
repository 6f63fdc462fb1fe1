/** The house rules of a game, from the engine's own table: what each can be, the book's marked, a club's too. */
import { getTranslations } from 'next-intl/server';
import { getRuleWords } from '@/app/house-rules/server-words';
import type { RuleWords } from '@/app/house-rules/words';
import { gameOf } from '@/engine/document/games';
import type { GameId } from '@/engine/match/game';
import { completeRules, type HouseRule, ruleAt } from '@/engine/match/house-rules';
import { valueName } from '@/messages/house-rule';

export type OwnSet = { name: string; rules: unknown };

export type RuleSheetProps = {
  game: GameId;
  /** The club's sets; none, where no club is looked at. */
  sets: readonly OwnSet[];
};

export async function RuleSheet({ game, sets }: RuleSheetProps) {
  const words = await getRuleWords();
  const table = gameOf(game).houseRules;
  const complete = sets.map(({ name, rules }) => ({ name, rules: completeRules(table, rules) }));
  return (
    <dl className="flex flex-col gap-2">
      {[...table]
        .sort((a, b) => (a.level === b.level ? 0 : a.level === 'common' ? -1 : 1))
        .map((rule) => (
          <div key={rule.key} className="rounded-card border bg-paper px-4 py-3">
            <dt className="font-semibold">{words.text(game, rule).title}</dt>
            <dd className="flex flex-col gap-2 pt-1">
              <p className="max-w-prose text-pretty text-soft">
                {words.text(game, rule).explanation}
              </p>
              <Values game={game} rule={rule} words={words} sets={complete} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

type ValuesProps = { game: GameId; rule: HouseRule; words: RuleWords; sets: readonly OwnSet[] };

/** Every value that has a name, and those that a club has chosen without one; marked by whom. */
async function Values({ game, rule, words, sets }: ValuesProps) {
  const t = await getTranslations('rules');
  const named = words.text(game, rule).values;
  const bookName = valueName(rule.values, rule.default);
  const book = words.value(game, rule, rule.default);
  const lines = new Map<string, string[]>([...named].map(([, text]) => [text, []]));
  const mark = (value: unknown, by: string) => {
    const text = words.value(game, rule, value);
    lines.set(text, [...(lines.get(text) ?? []), by]);
  };
  mark(rule.default, t('book'));
  for (const set of sets) mark(ruleAt(set.rules, rule.key), set.name);
  return (
    <ul className="flex flex-col gap-1">
      {bookName === null && named.size === 0 && sets.length === 0 ? (
        <li>{t(rule.values.type === 'units' ? 'anyAmount' : 'anyPoints', { value: book })}</li>
      ) : (
        [...lines].map(([text, by]) => (
          <li key={text} className="flex flex-wrap items-center gap-x-2">
            <span className={by.length > 0 ? 'font-semibold' : ''}>{text}</span>
            {by.map((who) => (
              <span key={who} className="tag">
                {who}
              </span>
            ))}
          </li>
        ))
      )}
    </ul>
  );
}
