/** Something to tick, its whole row a target for the thumb. */
import { type ComponentPropsWithRef, useId } from 'react';
import { FieldError, type FieldText } from './Field';

export type CheckboxProps = FieldText & Omit<ComponentPropsWithRef<'input'>, 'type'>;

export function Checkbox({ id, label, hint, error, className = '', ...rest }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  const described = [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : ''];
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label
        htmlFor={inputId}
        className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold"
      >
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          className="size-6 shrink-0"
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${inputId}-hint`} className="-mt-3 pl-9 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
