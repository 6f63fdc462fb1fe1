/** A night's date, its name where it has one, and how it stands. */
import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import { nightDay } from '@/app/c/night-day';
import type { NightOfList } from '@/app/trpc/types';

export type NightHeadProps = {
  night: NightOfList;
  href: string;
  tag: string;
  /** Under the heading of a list, or by itself on the page. */
  heading?: 'h2' | 'h3';
};

export async function NightHead({ night, href, tag, heading: Heading = 'h3' }: NightHeadProps) {
  const locale = await getLocale();
  return (
    <div>
      <p className="tag">{tag}</p>
      <Heading className="text-xl">
        <Link href={href} className="inline-flex min-h-12 items-center">
          {night.name ?? nightDay(night.date, locale)}
        </Link>
      </Heading>
      {night.name ? <p className="text-sm text-soft">{nightDay(night.date, locale)}</p> : null}
    </div>
  );
}
