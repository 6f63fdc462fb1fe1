/** The controls of one house rule: things to pick, and a field where something is typed. */
'use client';

import { useId } from 'react';
import type { RuleWords } from '@/app/house-rules/words';
import { TextField } from '@/app/ui/TextField';
import type { HouseRuleText } from '@/messages/house-rule';
import { CardValuesField } from './CardValuesField';
import { ContractField } from './ContractField';
import type { Option } from './options';

export type RuleControlProps = {
  ruleKey: string;
  text: HouseRuleText;
  options: readonly Option[];
  edit: { option: number; typed: string };
  /** What is wrong, in words. */
  error: string | undefined;
  words: RuleWords;
  onPick: (option: number) => void;
  onType: (option: number, typed: string) => void;
};

export function RuleControl(props: RuleControlProps) {
  const { ruleKey, text, options, edit, error, onPick } = props;
  const errorId = useId();
  const [only] = options;
  if (options.length === 1 && only && only.kind !== 'value')
    return <Typed {...props} error={error} />;
  return (
    <fieldset aria-describedby={errorId} className="flex flex-col gap-2">
      <legend className="sr-only">{text.title}</legend>
      {options.map((option, index) => {
        const on = index === edit.option;
        return (
          <div key={optionName(option)} className="flex flex-col gap-2">
            <label
              className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-card border px-4 py-2 ${
                on ? 'border-accent inset-ring inset-ring-accent' : 'border-edge'
              }`}
            >
              <input
                type="radio"
                name={`rule-${ruleKey}`}
                checked={on}
                onChange={() => onPick(index)}
                className="size-5 shrink-0"
              />
              <span>{labelOf(option, props)}</span>
            </label>
            {on && option.kind !== 'value' ? <Typed {...props} error={undefined} /> : null}
          </div>
        );
      })}
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-loss empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

function optionName(option: Option): string {
  return option.kind === 'value' ? option.name : option.kind;
}

function labelOf(option: Option, { text, words }: RuleControlProps): string {
  const named = text.values.get(option.kind === 'contract' ? 'demands' : optionName(option));
  if (named !== undefined) return named;
  return words.set(option.kind === 'units' ? 'anAmount' : 'aNumber');
}

function Typed({ options, edit, error, words, text, onType }: RuleControlProps) {
  const option = options[edit.option]!;
  const type = (typed: string) => onType(edit.option, typed);
  const { set } = words;
  switch (option.kind) {
    case 'value':
      return null;
    case 'contract':
      return <ContractField typed={edit.typed} onType={type} words={words} />;
    case 'card-values':
      return <CardValuesField typed={edit.typed} onType={type} words={words} />;
    case 'time':
      return (
        <TextField
          type="time"
          label={set('time')}
          value={edit.typed}
          onChange={(event) => type(event.target.value)}
          error={error}
        />
      );
    default: {
      const below = option.kind === 'number' && option.sign === 'minus';
      const either = option.kind === 'number' && option.sign === 'either';
      const label = option.kind === 'number' ? (below ? 'pointsBelow' : 'points') : option.kind;
      return (
        <TextField
          label={
            <>
              <span className="sr-only">{text.title}: </span>
              {set(label)}
            </>
          }
          inputMode={option.kind === 'units' ? 'decimal' : either ? 'text' : 'numeric'}
          autoComplete="off"
          value={edit.typed}
          onChange={(event) => type(event.target.value)}
          error={error}
          className="max-w-40"
        />
      );
    }
  }
}
