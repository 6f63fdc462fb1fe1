// The forms of records.
import * as z from 'zod';
import { GAME_IDS } from '@/engine/match/game';

export const RECORDS = [
  'biggestPot',
  'bestMatch',
  'longestMatch',
  'mostLooed',
  'mostReenganches',
] as const;
export type RecordKind = (typeof RECORDS)[number];

const holder = z.strictObject({ id: z.uuid(), name: z.string(), page: z.boolean() });

export const recordList = z.strictObject({
  /** The date of the club's first night. */
  since: z.string().nullable(),
  /** Those in which a match was finished. */
  games: z.array(
    z.strictObject({
      game: z.enum(GAME_IDS),
      records: z.array(
        z.strictObject({
          kind: z.enum(RECORDS),
          /** Exact: units, rounds or times. */
          value: z.string(),
          /** Each match in which it was so, the first one first, with whose it was. */
          matches: z.array(
            z.strictObject({
              sessionId: z.uuid(),
              matchId: z.uuid(),
              date: z.string(),
              players: z.array(holder),
            }),
          ),
          /** It was so too often to name anybody. */
          many: z.boolean(),
        }),
      ),
    }),
  ),
});
