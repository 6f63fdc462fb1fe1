/** The figures that each round of a contract demands: one line a round. */
'use client';

import type { RuleWords } from '@/app/house-rules/words';
import { Button } from '@/app/ui/Button';
import { Select } from '@/app/ui/Select';

type Demand = { piernas: number; escaleras: number };

export type TypedFieldProps = {
  /** JSON: what `options.ts` reads. */
  typed: string;
  onType: (typed: string) => void;
  words: RuleWords;
};

/** Nine cards are three figures. */
const COUNTS = [0, 1, 2, 3].map((count) => ({ value: `${count}`, label: `${count}` }));
const KINDS = ['piernas', 'escaleras'] as const;

export function ContractField({ typed, onType, words: { set } }: TypedFieldProps) {
  const demands = JSON.parse(typed) as Demand[];
  const change = (next: readonly Demand[]) => onType(JSON.stringify(next));
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {demands.map((demand, index) => (
          // A round is its place in the contract, and nothing else.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <fieldset className="grid grid-cols-2 gap-2">
              <legend className="pb-1 text-sm text-soft">
                {set('contract.round', { round: String(index + 1) })}
              </legend>
              {KINDS.map((kind) => (
                <Select
                  key={kind}
                  label={set(`contract.${kind}`)}
                  value={String(demand[kind])}
                  options={COUNTS}
                  onChange={({ target }) =>
                    change(demands.with(index, { ...demand, [kind]: Number(target.value) }))
                  }
                />
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => change([...demands, { piernas: 1, escaleras: 1 }])}>
          {set('contract.add')}
        </Button>
        {demands.length > 1 ? (
          <Button onClick={() => change(demands.slice(0, -1))}>{set('contract.remove')}</Button>
        ) : null}
      </div>
    </div>
  );
}
