/** One line of text with its label. */
'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { Field, type FieldText, INPUT_CLASS } from './Field';

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'ref' | 'onChange'> & {
    onChange: (event: { target: HTMLInputElement }) => void;
  };

export function TextField({ id, label, hint, error, className = '', ...rest }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(rest);
  useEffect(() => {
    // Typed, or filled in by the browser, before the page answered: React does not know of it.
    const { current: target } = input;
    const { value, onChange } = first.current;
    if (target && target.value !== value) onChange({ target });
  }, []);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(field) => (
        <input
          type="text"
          {...rest}
          {...field}
          ref={input}
          className={`${INPUT_CLASS} ${className}`}
        />
      )}
    </Field>
  );
}
