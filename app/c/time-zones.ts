/** The time zones a browser knows, and the one it is in. */
'use client';

import { useSyncExternalStore } from 'react';

let known: readonly string[] | null = null;
const NONE: readonly string[] = [];

function allZones(): readonly string[] {
  known ??= [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  return known;
}

function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

const never = () => () => {};

/** Empty on the server, which does not know where the reader is. */
export function useTimeZones(): { zones: readonly string[]; own: string | null } {
  const zones = useSyncExternalStore(never, allZones, () => NONE);
  const own = useSyncExternalStore<string | null>(never, ownZone, () => null);
  return { zones, own };
}
