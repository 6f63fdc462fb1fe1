/** A link that looks like a button: the next place to go. */
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look';

export type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>;

export function ButtonLink({ kind, size, full, className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClass({ kind, size, full })} ${className}`} />;
}
