/** A page of the app, with the way back to where one came from. */
import Link from 'next/link';
import { PageFrame, type PageFrameProps } from './PageFrame';

export type PageProps = Omit<PageFrameProps, 'back'> & {
  back?: { href: string; label: string };
};

export function Page({ back, ...rest }: PageProps) {
  return <PageFrame {...rest} back={back && <Back {...back} />} />;
}

function Back({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      className="-ml-2 inline-flex min-h-12 items-center gap-1.5 rounded-card px-2 font-semibold text-ink"
    >
      <span aria-hidden="true">←</span>
      {label}
    </Link>
  );
}
