/** Who stands where, best first; below a line those who have no place, and why. */
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Details } from '@/app/ui/Details';

export type Standing = {
  id: string;
  name: string;
  /** His page; null for who has none. */
  href: string | null;
  place: number | null;
  /** Over how much it is. */
  about: string;
  /** What has changed since. */
  change?: string | null;
  score: ReactNode;
};

export type StandingsProps = {
  /** What is read out as its name. */
  caption: string;
  head: { place: string; player: string; score: string };
  placed: readonly Standing[];
  unplaced: readonly Standing[];
  /** Why nobody below the line has a place. */
  below: string;
};

/** So many without a place stand below those who have one; more would bury what follows. */
const FEW = 10;

export function Standings(props: StandingsProps) {
  const { caption, placed, unplaced, below } = props;
  if (placed.length === 0 || unplaced.length <= FEW) return <Table {...props} />;
  return (
    <>
      <Table {...props} unplaced={[]} />
      <Details summary={`${below}\u00a0(${unplaced.length})`}>
        <Table {...props} caption={`${caption}: ${below}`} placed={unplaced} unplaced={[]} />
      </Details>
    </>
  );
}

function Table({ caption, head, placed, unplaced, below }: StandingsProps) {
  return (
    <table className="w-full border-collapse overflow-hidden rounded-card bg-paper">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm whitespace-nowrap text-soft">
        <tr>
          <th scope="col" className="w-12 py-2 pl-4 text-left font-semibold">
            <span className="sr-only">{head.place}</span>
          </th>
          <th scope="col" className="py-2 text-left font-semibold">
            {head.player}
          </th>
          <th scope="col" className="py-2 pr-4 pl-3 text-right font-semibold">
            {head.score}
          </th>
        </tr>
      </thead>
      {placed.length > 0 ? (
        <tbody>
          {placed.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </tbody>
      ) : null}
      {unplaced.length > 0 ? (
        <tbody>
          <tr className="border-t border-edge">
            <th
              colSpan={3}
              scope="rowgroup"
              className="px-4 pt-3 pb-1 text-left text-sm font-semibold text-balance text-soft"
            >
              {below}
            </th>
          </tr>
          {unplaced.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </tbody>
      ) : null}
    </table>
  );
}

function Row({ of: { name, href, place, about, change = null, score } }: { of: Standing }) {
  return (
    <tr className="border-t">
      <td className="py-2 pr-3 pl-4 align-baseline">
        <span
          className={`figures text-2xl ${place === 1 ? 'text-accent' : place === null ? 'text-soft' : ''}`}
        >
          {place ?? '–'}
        </span>
      </td>
      <th
        scope="row"
        className="relative py-2.5 text-left align-baseline font-normal has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-accent"
      >
        <span className="block text-lg leading-snug font-semibold wrap-anywhere hyphens-auto">
          {href === null ? (
            name
          ) : (
            <Link href={href} className="after:absolute after:inset-0 focus-visible:outline-none">
              {name}
            </Link>
          )}
        </span>
        <span className="block text-sm text-balance text-soft">{about}</span>
        {change === null ? null : (
          <span className="block text-sm font-semibold text-brass">{change}</span>
        )}
      </th>
      <td className="py-2 pr-4 pl-3 text-right align-baseline whitespace-nowrap">{score}</td>
    </tr>
  );
}
