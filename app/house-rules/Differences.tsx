/** What differs from the book, and nothing else: a line for each rule. */
export type Difference = { key: string; title: string; value: string };

export function Differences({ of, none }: { of: readonly Difference[]; none: string }) {
  if (of.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <dl className="flex flex-col divide-y">
      {of.map(({ key, title, value }) => (
        <div key={key} className="flex flex-wrap gap-x-3 py-1.5">
          <dt className="text-soft">{title}</dt>
          <dd className="ml-auto text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
