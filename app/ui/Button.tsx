/** A button that does something. */
import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonClass } from './button-look';

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /** Waiting for an answer: it keeps its place and its words, and does nothing twice. */
    busy?: boolean;
  };

export function Button({
  kind,
  size,
  full,
  busy = false,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // Not `disabled` while it waits: the focus would be lost.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ kind, size, full })} aria-busy:opacity-70 ${className}`}
    />
  );
}
