/** Loba de Más at the table. */
'use client';

import { MatchTable } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/MatchTable';
import type { TableScreenProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { MAS } from './mas-form';
import { padOf } from './pad-of';

const PAD = padOf(MAS);

export default function LobaDeMas(props: TableScreenProps) {
  return <MatchTable pad={PAD} {...props} />;
}
