/** Limited Loo at the table. */
'use client';

import type { TableScreenProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/TableScreen';
import { LIMITED, limitedLoo } from '@/engine/loo/limited';
import type { LimitedRules } from '@/engine/loo/rules';
import type { LooTable } from './draft';
import { LooScreen } from './LooScreen';

const TABLE: LooTable<LimitedRules> = { game: limitedLoo, variant: LIMITED };

export default function LimitedLoo(props: TableScreenProps) {
  return <LooScreen table={TABLE} {...props} />;
}
