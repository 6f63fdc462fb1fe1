/** A sheet of paper on the felt. */
import type { ComponentPropsWithRef } from 'react';

export function Card({ className = '', ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={`rounded-card border bg-paper p-4 ${className}`} />;
}
