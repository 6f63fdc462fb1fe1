/** The pot, what else the house rules ask of this round, and the seats: a tap gives a trick. */
'use client';

import type { PlayProps } from '@/app/c/[slug]/nights/[sessionId]/matches/[matchId]/pad';
import type { DraftAction } from './draft';
import { HouseRow } from './HouseRow';
import { PotHead } from './PotHead';
import { Seats } from './Seats';
import type { RoundView } from './view';

export function Play({ view, words, tap, onDeal }: PlayProps<DraftAction, RoundView>) {
  return (
    <>
      <PotHead view={view} words={words} onDeal={onDeal} />
      {tap ? <HouseRow view={view} words={words} tap={tap} /> : null}
      <Seats view={view} words={words} tap={tap} />
    </>
  );
}
