/** Numbers with their names, and of what each one is: of how many rounds, on how many nights. */
import type { ReactNode } from 'react';

export type Fact = {
  name: string;
  value: ReactNode;
  /** Of what it is. */
  of?: ReactNode;
};

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col">
      {facts.map(({ name, value, of }) => (
        <div key={name} className="flex min-h-12 items-center gap-3 border-t py-1.5">
          <dt className="min-w-0 flex-1">{name}</dt>
          <dd className="max-w-3/5 text-right">
            <span className="font-bold">{value}</span>
            {of ? <span className="block text-sm text-soft">{of}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
