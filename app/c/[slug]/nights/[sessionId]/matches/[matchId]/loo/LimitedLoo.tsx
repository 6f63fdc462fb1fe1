/** Limited Loo at the table. */
'use client';

import { MatchTable } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/MatchTable';
import type { TableScreenProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { LIMITED, limitedLoo } from '@/engine/loo/limited';
import { looPad } from './pad';

const PAD = looPad({ game: limitedLoo, variant: LIMITED });

export default function LimitedLoo(props: TableScreenProps) {
  return <MatchTable pad={PAD} {...props} />;
}
