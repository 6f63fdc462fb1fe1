/** A choice of one from a list, with its label. */
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText, INPUT_CLASS } from './Field';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, 'children'> & { options: readonly SelectOption[] };

export function Select({ id, label, hint, error, options, className = '', ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(input) => (
        <div className="relative">
          <select
            {...rest}
            {...input}
            className={`${INPUT_CLASS} appearance-none pr-11 ${className}`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            aria-hidden="true"
            viewBox="0 0 12 8"
            className="pointer-events-none absolute top-1/2 right-4 w-3 -translate-y-1/2 fill-none stroke-current stroke-2"
          >
            <path d="M1 1.5 6 6.5 11 1.5" />
          </svg>
        </div>
      )}
    </Field>
  );
}
