/** Loba de Menos at the table. */
'use client';

import { MatchTable } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/MatchTable';
import type { TableScreenProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { MENOS } from './menos-form';
import { padOf } from './pad-of';

const PAD = padOf(MENOS);

export default function LobaDeMenos(props: TableScreenProps) {
  return <MatchTable pad={PAD} {...props} />;
}
