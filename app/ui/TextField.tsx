/** One line of text with its label. */
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldText, INPUT_CLASS } from './Field';

export type TextFieldProps = FieldText & ComponentPropsWithRef<'input'>;

export function TextField({ id, label, hint, error, className = '', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(input) => (
        <input type="text" {...rest} {...input} className={`${INPUT_CLASS} ${className}`} />
      )}
    </Field>
  );
}
