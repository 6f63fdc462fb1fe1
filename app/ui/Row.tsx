/** One row of a list: who or what, a note below, and what it comes to at the end. */
import Link from 'next/link';
import type { ReactNode } from 'react';

export type RowProps = {
  title: ReactNode;
  note?: ReactNode;
  /** Stands before the title, behind a hairline. */
  lead?: ReactNode;
  /** Stands at the end: an amount, a mark, a button. */
  trail?: ReactNode;
  /** Makes the title a link whose target is the whole row. */
  href?: string;
  /** Leads there by loading the page anew, as where nothing but a page answers. */
  anew?: boolean;
  /** On the narrowest phone the end stands below: it takes more than half of the row. */
  broad?: boolean;
  /** `outlined` is marked by name and border (looed), `absent` sits this one out. */
  state?: 'plain' | 'outlined' | 'absent';
};

const STATES = {
  plain: 'bg-paper',
  outlined: 'bg-paper border-loss',
  absent: 'border-dashed border-edge text-soft',
};

export function Row(props: RowProps) {
  const { title, note, lead, trail, href, anew = false, broad = false, state = 'plain' } = props;
  const Anchor = anew ? 'a' : Link;
  return (
    <li
      className={`relative flex min-h-[62px] items-center rounded-card border has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent ${broad ? 'max-[359px]:flex-wrap' : ''} ${STATES[state]}`}
    >
      {lead ? (
        <div className="grid min-w-14 place-items-center self-stretch border-r px-2 text-xs font-semibold text-soft">
          {lead}
        </div>
      ) : null}
      <div className="min-w-0 flex-1 px-4 py-2.5">
        <div className="text-lg font-semibold">
          {href === undefined ? (
            title
          ) : (
            <Anchor
              href={href}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none"
            >
              {title}
            </Anchor>
          )}
        </div>
        {note ? <div className="text-sm text-pretty text-soft">{note}</div> : null}
      </div>
      {trail ? (
        <div
          className={`flex items-center gap-2 pr-4 pl-1 text-right ${
            broad ? 'max-[359px]:w-full max-[359px]:justify-end max-[359px]:pb-2.5' : ''
          }`}
        >
          {trail}
        </div>
      ) : null}
    </li>
  );
}
