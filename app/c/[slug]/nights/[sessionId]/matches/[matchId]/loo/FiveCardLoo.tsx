/** Five-card Loo at the table. */
'use client';

import { MatchTable } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/MatchTable';
import type { TableScreenProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { FIVE_CARD, fiveCardLoo } from '@/engine/loo/five-card';
import { looPad } from './pad';

const PAD = looPad({ game: fiveCardLoo, variant: FIVE_CARD });

export default function FiveCardLoo(props: TableScreenProps) {
  return <MatchTable pad={PAD} {...props} />;
}
