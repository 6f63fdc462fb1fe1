/** A list without bullets, for whatever stands in it; where its items are papers, `Rows` has the gaps. */
import type { ComponentPropsWithRef } from 'react';

export function PlainList(props: ComponentPropsWithRef<'ul'>) {
  // Safari forgets that a list without bullets is one.
  // biome-ignore lint/a11y/noRedundantRoles: VoiceOver needs it said.
  return <ul role="list" {...props} />;
}
