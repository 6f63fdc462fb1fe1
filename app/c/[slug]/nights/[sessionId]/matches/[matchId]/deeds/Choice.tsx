/** People or places to tap, in two columns; what the rules refuse cannot be tapped and says why. */
'use client';

import type { ReactNode } from 'react';

export interface Option {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  /** Why it cannot be chosen. */
  readonly refused?: string | null;
}

export interface ChoiceProps {
  readonly legend: ReactNode;
  readonly options: readonly Option[];
  readonly chosen?: string | null;
  readonly onChoose: (id: string) => void;
}

export function Choice({ legend, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="pb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {options.map(({ id, label, note, refused }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === undefined ? undefined : chosen === id}
            disabled={typeof refused === 'string'}
            onClick={() => onChoose(id)}
            className="flex min-h-[52px] min-w-0 flex-col items-start justify-center rounded-card border border-edge bg-paper px-3 py-1.5 text-left select-none enabled:active:bg-chip disabled:border-dashed disabled:bg-transparent disabled:text-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-felt"
          >
            <span className="w-full leading-tight font-semibold [overflow-wrap:anywhere]">
              {label}
            </span>
            {refused || note ? (
              <span className="w-full text-sm leading-snug">{refused ?? note}</span>
            ) : null}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
