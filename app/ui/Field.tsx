/** The label, hint and error around one input. */
import { type ReactNode, useId } from 'react';

export type FieldText = {
  label: ReactNode;
  /** What to know before typing. */
  hint?: ReactNode;
  /** What is wrong with what was typed; absent when nothing is. */
  error?: ReactNode;
};

/** What the input must carry so that its label, hint and error are read with it. */
export type FieldInput = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldText & {
  /** The input's id, where the page needs to know it. */
  id?: string;
  children: (input: FieldInput) => ReactNode;
};

export const INPUT_CLASS =
  'w-full min-h-12 rounded-card border border-edge bg-paper px-4 py-2 text-base text-ink ' +
  'placeholder:text-soft aria-invalid:border-2 aria-invalid:border-loss disabled:border-dashed disabled:text-soft';

export function Field({ id, label, hint, error, children }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={inputId} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {children({
        id: inputId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Present while empty, so that a screen reader reads an error when it comes. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} aria-live="polite" className="text-sm font-semibold text-loss empty:-mt-1.5">
      {children}
    </p>
  );
}
