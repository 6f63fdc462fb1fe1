/** Asks for something to be found. What is looked for may stand in an address, so that it needs no script. */
import { Button } from './Button';
import { Field, INPUT_CLASS } from './Field';

export type SearchFieldProps = {
  /** The page that answers, with what was said as `q`. */
  action: string;
  label: string;
  hint?: string;
  submit: string;
  said?: string;
};

export function SearchField({ action, label, hint, submit, said }: SearchFieldProps) {
  return (
    <search>
      <form action={action} method="get" className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={label} hint={hint}>
            {(field) => (
              <input
                {...field}
                type="search"
                name="q"
                defaultValue={said}
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
                className={INPUT_CLASS}
              />
            )}
          </Field>
        </div>
        <Button type="submit">{submit}</Button>
      </form>
    </search>
  );
}
