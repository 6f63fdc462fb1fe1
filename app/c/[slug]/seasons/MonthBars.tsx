/** How many nights there were in each month: bars drawn on the server, the same numbers beside them as a table. */
import { useId } from 'react';

export type MonthBarsProps = {
  months: readonly { month: string; name: string; nights: number }[];
  title: string;
  /** The same in words, for whoever does not see it. */
  description: string;
};

/** In percent of the drawing: room for the number above a bar, and for the month below. */
const [TOP, BOTTOM] = [16, 84];
/** More months than this have every third one named, or their names would run into each other. */
const MOST_NAMES = 13;

export function MonthBars({ months, title, description }: MonthBarsProps) {
  const id = useId();
  const most = Math.max(1, ...months.map(({ nights }) => nights));
  const step = 100 / Math.max(1, months.length);
  const width = Math.min(step * 0.62, 9);
  const every = months.length > MOST_NAMES ? 3 : 1;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      className="h-36 w-full text-ink"
      xmlns="http://www.w3.org/2000/svg"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      <g>
        <line x1="0" x2="100%" y1={`${BOTTOM}%`} y2={`${BOTTOM}%`} className="stroke-edge" />
        {months.map(({ month, name, nights }, at) => {
          const middle = (at + 0.5) * step;
          const height = ((BOTTOM - TOP) * nights) / most;
          return (
            <g key={month}>
              <rect
                x={`${middle - width / 2}%`}
                y={`${BOTTOM - height}%`}
                width={`${width}%`}
                height={`${height}%`}
                rx="3"
                className="fill-accent"
              />
              {nights > 0 && every === 1 ? (
                <text
                  x={`${middle}%`}
                  y={`${BOTTOM - height}%`}
                  dy="-5"
                  textAnchor="middle"
                  className="fill-ink text-sm font-semibold"
                >
                  {nights}
                </text>
              ) : null}
              {at % every === 0 ? (
                <text
                  x={`${middle}%`}
                  y="100%"
                  dy="-5"
                  textAnchor="middle"
                  className="fill-soft text-xs"
                >
                  {name}
                </text>
              ) : null}
            </g>
          );
        })}
      </g>
    </svg>
  );
}
