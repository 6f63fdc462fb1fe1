/** A set of house rules being written: the common rules first, each explained where it is set, saved with one button. */
'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRuleWords } from '@/app/house-rules/words';
import { trpc } from '@/app/trpc/client';
import { useAction } from '@/app/trpc/use-action';
import { useRequestId } from '@/app/trpc/use-request-id';
import { Answering } from '@/app/ui/Answering';
import { Button } from '@/app/ui/Button';
import { Form, SubmitButton } from '@/app/ui/Form';
import { Page, type PageProps } from '@/app/ui/Page';
import { TextField } from '@/app/ui/TextField';
import { gameOf } from '@/engine/document/games';
import type { GameId } from '@/engine/match/game';
import { defaultOf, type HouseRule, ruleAt } from '@/engine/match/house-rules';
import { byTheBook, type Draft, draftOf, picked, readDraft, shownEdit, typedIn } from './draft';
import { optionsOf } from './options';
import { RuleControl } from './RuleControl';
import { RuleItem } from './RuleItem';

export type RulesEditorProps = {
  title: string;
  lead: string;
  back: PageProps['back'];
  corner: ReactNode;
  slug: string;
  clubId: string;
  game: GameId;
  /** Its older versions. */
  versions: ReactNode;
  /** Null for a new one. */
  set: { id: string; name: string; version: number; rules: unknown; archived: boolean } | null;
};

const MORE = 'more-rules';

export function RulesEditor(props: RulesEditorProps) {
  const { slug, clubId, set } = props;
  const words = useRuleWords();
  const t = words.set;
  const common = useTranslations('common');
  const router = useRouter();
  const game = gameOf(props.game);
  const [name, setName] = useState(set?.name ?? '');
  const [nameWrong, setNameWrong] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => draftOf(game, set?.rules ?? {}, words.locale));
  const { busy, failure, run } = useAction();
  const request = useRequestId();
  const reading = readDraft(game, draft);
  const shown = game.houseRules.filter(({ key }) => !reading.idle.has(key));
  const rare = shown.filter(({ level }) => level === 'rare');
  // As it was found: nothing closes under the hand of who puts a rule back.
  const [moreOpen] = useState(() => rare.some(({ key }) => reading.differs.has(key)));
  const list = `/c/${slug}/rules`;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const unnamed = name.trim() === '';
    setNameWrong(unnamed);
    if (unnamed) return document.getElementById('name')?.focus();
    const wrong = shown.find(({ key }) => reading.faults.has(key));
    if (wrong) return openRule(wrong);
    run(async () => {
      await save();
      router.push(list);
      router.refresh();
      return 'leaving';
    });
  }

  async function save() {
    const rules = reading.written;
    if (set === null) {
      const asked = { clubId, game: props.game, name, rules };
      await trpc.houseRules.create.mutate({ requestId: request.for(asked), ...asked });
      return request.answered();
    }
    const { id, version } = set;
    if (name !== set.name) await trpc.houseRules.rename.mutate({ clubId, id, name });
    const before = readDraft(game, draftOf(game, set.rules, words.locale)).written;
    if (JSON.stringify(before) === JSON.stringify(rules)) return;
    await trpc.houseRules.save.mutate({ clubId, id, expectedVersion: version, rules });
  }

  function archive(archived: boolean) {
    if (set === null) return;
    run(async () => {
      await trpc.houseRules.archive.mutate({ clubId, id: set.id, archived });
      router.push(list);
      router.refresh();
      return 'leaving';
    });
  }

  const item = (rule: HouseRule) => (
    <Rule
      key={rule.key}
      rule={rule}
      game={props.game}
      words={words}
      draft={draft}
      reading={reading}
      onChange={setDraft}
    />
  );
  const wrongs = reading.faults.size;
  return (
    <Form onSubmit={submit}>
      <Answering>
        <Page
          title={props.title}
          lead={props.lead}
          back={props.back}
          lamp={props.corner}
          preview={
            <span
              aria-live="polite"
              className={wrongs > 0 || failure ? 'font-semibold text-loss' : 'text-soft'}
            >
              {failure?.text ??
                (wrongs > 0
                  ? t('wrongCount', { count: wrongs })
                  : t('count', { count: reading.differs.size }))}
            </span>
          }
          primary={
            <SubmitButton kind="primary" size="large" busy={busy}>
              {common('save')}
            </SubmitButton>
          }
        >
          <TextField
            id="name"
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={
              nameWrong ? t('nameWrong') : failure?.field === 'name' ? failure.text : undefined
            }
          />
          <p>
            <a
              href={`${list}/${props.game}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {t('meaning')}
            </a>
          </p>
          <h2>{t('common')}</h2>
          <ul className="flex flex-col gap-2">
            {shown.filter(({ level }) => level === 'common').map(item)}
          </ul>
          <details id={MORE} open={moreOpen}>
            <summary className="min-h-12 cursor-pointer py-2.5">
              <h2 className="inline">{t('more', { count: String(rare.length) })}</h2>
            </summary>
            <ul className="flex flex-col gap-2 pt-2">{rare.map(item)}</ul>
          </details>
          <div className="flex flex-wrap gap-2 pt-4">
            {reading.differs.size > 0 ? (
              <Button onClick={() => setDraft(new Map())}>{t('resetAll')}</Button>
            ) : null}
            {set ? (
              <Button busy={busy} onClick={() => archive(!set.archived)}>
                {t(set.archived ? 'restore' : 'archive')}
              </Button>
            ) : null}
          </div>
          {set && !set.archived ? <p className="text-sm text-soft">{t('archiveHint')}</p> : null}
          {props.versions}
        </Page>
      </Answering>
    </Form>
  );
}

type RuleProps = {
  rule: HouseRule;
  game: GameId;
  words: ReturnType<typeof useRuleWords>;
  draft: Draft;
  reading: ReturnType<typeof readDraft>;
  onChange: (draft: Draft) => void;
};

function Rule({ rule, game, words, draft, reading, onChange }: RuleProps) {
  const { key } = rule;
  const { set: t, locale } = words;
  const text = words.text(game, rule);
  const fault = reading.faults.get(key);
  const error = fault && t(`faults.${fault}`);
  const differs = reading.differs.has(key);
  const value = words.value(game, rule, ruleAt(reading.rules, key));
  const book = defaultOf(rule, reading.rules);
  const options = optionsOf(rule.values);
  const [only] = options;
  return (
    <RuleItem
      id={itemId(rule)}
      title={text.title}
      value={value}
      mark={differs ? t('own') : null}
      error={error}
    >
      <p className="max-w-prose text-pretty">{text.explanation}</p>
      {options.length === 1 && only?.kind === 'value' ? (
        <p className="text-soft">{t('always', { value })}</p>
      ) : (
        <RuleControl
          ruleKey={key}
          text={text}
          options={options}
          edit={shownEdit(draft, rule, reading.rules, locale)}
          error={error}
          words={words}
          onPick={(option) => onChange(picked(draft, rule, option, locale))}
          onType={(option, typed) => onChange(typedIn(draft, rule, option, typed))}
        />
      )}
      {differs ? (
        <div>
          <Button onClick={() => onChange(byTheBook(draft, rule))}>
            {t('reset', { value: words.value(game, rule, book) })}
          </Button>
        </div>
      ) : null}
    </RuleItem>
  );
}

const itemId = ({ key }: HouseRule) => `rule-${key}`;

/** Shows a rule that cannot stand, wherever it is. */
function openRule(rule: HouseRule): void {
  const item = document.getElementById(itemId(rule));
  const more = document.getElementById(MORE);
  if (rule.level === 'rare' && more instanceof HTMLDetailsElement) more.open = true;
  if (!(item instanceof HTMLDetailsElement)) return;
  item.open = true;
  item.scrollIntoView({ block: 'center' });
  item.querySelector('summary')?.focus();
}
