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
        <select {...rest} {...input} className={`${INPUT_CLASS} ${className}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
