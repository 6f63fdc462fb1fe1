/** Chinchón at the table. */
'use client';

import { MatchTable } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/MatchTable';
import type { TableScreenProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { CHINCHON_FORM } from './chinchon-form';
import { padOf } from './pad-of';

const PAD = padOf(CHINCHON_FORM);

export default function Chinchon(props: TableScreenProps) {
  return <MatchTable pad={PAD} {...props} />;
}
