/** The sign of a suit, French or Spanish, as a shape: no typeface is asked for it. */

export type SuitName =
  | 'spades'
  | 'hearts'
  | 'diamonds'
  | 'clubs'
  | 'coins'
  | 'cups'
  | 'swords'
  | 'batons';

const SHAPES: Readonly<Record<SuitName, string>> = {
  spades: 'M8 1C6 4 2 6 2 9.5a3 3 0 0 0 5.2 2L6 15h4l-1.2-3.5a3 3 0 0 0 5.2-2C14 6 10 4 8 1z',
  hearts: 'M8 14.5C4 11 1.5 8.5 1.5 5.5A3.4 3.4 0 0 1 8 4a3.4 3.4 0 0 1 6.5 1.5c0 3-2.5 5.5-6.5 9z',
  diamonds: 'M8 1l5 7-5 7-5-7z',
  clubs:
    'M8 1.5a3 3 0 0 0-2.4 4.8 3 3 0 1 0 1.6 5L6 15h4l-1.2-3.7a3 3 0 1 0 1.6-5A3 3 0 0 0 8 1.5z',
  coins:
    'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm0 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  cups: 'M3 1.5h10c0 4-1.6 6.3-4 6.9V12l3 2.5H4L7 12V8.4C4.600 7.800 3 5.500 3 1.500z',
  swords: 'M8 1l1.500 2v6.500H12V11H9.200l.3 4h-3l.3-4H4V9.500h2.500V3z',
  batons: 'M10.500 1.500c2 .5 3 2 2.500 3.500L6.500 14c-1 .9-3 .2-3-1.500L9 3.500l-2-.8z',
};

export function SuitMark({ suit }: { suit: SuitName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-5 fill-current">
      <path fillRule="evenodd" d={SHAPES[suit]} />
    </svg>
  );
}
