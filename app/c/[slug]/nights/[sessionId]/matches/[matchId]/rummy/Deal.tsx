/** What concerns this round only, which comes to the phone when it is opened. */
'use client';

import dynamic from 'next/dynamic';
import type { DealProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { RummyAction } from './draft';
import type { RummyView } from './view';

const DealSheet = dynamic(() => import('./DealSheet'));

export function Deal(props: DealProps<RummyAction, RummyView>) {
  return props.open ? <DealSheet {...props} /> : null;
}
