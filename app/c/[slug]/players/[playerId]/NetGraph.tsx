/** What a player has won and lost so far, night after night: a line around zero, drawn on the server. */
import { heightsOf } from './heights';

export type NetGraphProps = {
  /** Where there are several on a page, each has its own. */
  id?: string;
  /** Exact units after each point, in order; before the first there is nothing. */
  totals: readonly string[];
  title: string;
  /** The course in words, for whoever does not see it. */
  description: string;
  /** Beside the line of zero, and of the highest and the lowest stand. */
  labels: { zero: string; highest: string; lowest: string };
  /** The days of the first and of the last point, below them. */
  days: { from: string; to: string };
  /** There was something before the first point, from which the line does not rise out of nothing. */
  goesOn?: boolean;
};

/** The drawing's own measure, to either side; the edges keep room for half a dot and for the words. */
const [SIDE, TOP, DEEP] = [20, 110, 780];
/** So many are told apart as dots. */
const MOST_DOTS = 40;
/** Words closer than this to those at zero would run into them. */
const CLOSE = 110;

export function NetGraph(props: NetGraphProps) {
  const { id = 'net', totals, title, description, labels, days, goesOn } = props;
  const { heights, zero } = heightsOf(totals);
  const down = (height: number) => TOP + Math.round((height * DEEP) / 1000);
  const across = (at: number) =>
    SIDE + Math.round(((at + 1) * (1000 - 2 * SIDE)) / Math.max(1, totals.length));
  const places = heights.map((height, at) => `${across(at)} ${down(height)}`);
  const line = (goesOn ? places : [`${SIDE} ${down(zero)}`, ...places]).join('L');
  const dots = heights.length > MOST_DOTS ? heights.slice(-1) : heights;
  const first = heights.length - dots.length;
  const words = [
    { text: labels.zero, at: down(zero) },
    ...(zero < CLOSE ? [] : [{ text: labels.highest, at: down(0) }]),
    ...(1000 - zero < CLOSE ? [] : [{ text: labels.lowest, at: down(1000) }]),
  ];
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      className="h-56 w-full text-ink"
      xmlns="http://www.w3.org/2000/svg"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d={`M0 ${down(zero)}H1000`}
          className="stroke-edge"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${line}`}
          className="stroke-accent"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={dots.map((height, at) => `M${across(first + at)} ${down(height)}h.01`).join('')}
          className="stroke-accent"
          strokeWidth="9"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {words.map(({ text, at }) => (
        <text
          key={text}
          x="0"
          y={`${at / 10}%`}
          dy="-5"
          className="fill-soft stroke-paper text-xs"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
      {days.from === days.to ? null : (
        <text x="0" y="100%" dy="-2" className="fill-soft text-xs max-[359px]:hidden">
          {days.from}
        </text>
      )}
      <text x="100%" y="100%" dy="-2" textAnchor="end" className="fill-soft text-xs">
        {days.to}
      </text>
    </svg>
  );
}
