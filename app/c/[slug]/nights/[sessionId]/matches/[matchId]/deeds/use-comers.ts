/** Who could come to the table: of the night first, as this phone knows it, then of the club, where the server answers. */
'use client';

import { useEffect, useState } from 'react';
import { trpc } from '@/app/trpc/client';
import type { PlayerId } from '@/engine/match/entries';
import { onePlaceEach, type Places } from './one-place';

export interface Comer {
  readonly key: string;
  /** His id in the night; null for who has not been here tonight. */
  readonly ref: PlayerId | null;
  /** His id in the club; null where only the night is known. */
  readonly playerId: string | null;
  readonly name: string;
  /** The table at which he plays now. */
  readonly sitsAt: number | null;
  /** He has not come for long: found behind one tap. */
  readonly faded?: boolean;
}

export interface Asked extends Places {
  readonly clubId: string;
  readonly sessionId: string;
  readonly names: ReadonlyMap<PlayerId, string>;
}

export function useComers({ clubId, sessionId, names, seats, sat }: Asked): {
  comers: readonly Comer[];
  /** Whether the club's players are known. */
  reachable: boolean;
} {
  const [known, setKnown] = useState<readonly Comer[] | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const [night, players] = await Promise.all([
        trpc.sessions.get.query({ clubId, sessionId }),
        trpc.players.list.query({ clubId }),
      ]);
      const here = new Set(night.players.map(({ playerId }) => playerId));
      const ofNight = night.players.map(({ ref, playerId, name, sitsAt }) => ({
        key: ref,
        ref,
        playerId,
        name,
        sitsAt,
      }));
      const ofClub = players
        .filter(({ id, active }) => active && !here.has(id))
        .map(({ id, name, offered }) => {
          return { key: id, ref: null, playerId: id, name, sitsAt: null, faded: !offered };
        });
      if (!left) setKnown([...ofNight, ...ofClub]);
    };
    // Without an answer those of the night can still be seated.
    ask().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [clubId, sessionId]);
  const ofNight = [...names].map(([ref, name]) => ({
    key: ref,
    ref,
    playerId: null,
    name,
    sitsAt: null,
  }));
  const comers = onePlaceEach(known ?? ofNight, { seats, sat });
  return { comers, reachable: known !== null };
}
