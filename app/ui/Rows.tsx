/** A list whose rows are papers, one under the other; its children are `Row`s. */
import type { ComponentPropsWithRef } from 'react';

export function Rows({ className = '', ...rest }: ComponentPropsWithRef<'ul'>) {
  // Safari forgets that a list without bullets is one.
  // biome-ignore lint/a11y/noRedundantRoles: VoiceOver needs it said.
  return <ul role="list" {...rest} className={`flex flex-col gap-2 ${className}`} />;
}
