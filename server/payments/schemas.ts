// The forms of the club's open balances, and of what is paid of them.
import * as z from 'zod';
import { line } from '@/server/settlement/schemas';

/** Minor units of any size, as bare digits. */
export const minorUnits = z.string().regex(/^\d{1,60}$/);

export const lineId = z.object({ planId: z.uuid(), number: z.int32().min(1) });

export const balances = z.strictObject({
  open: z.array(
    z.strictObject({
      currency: z.string().nullable(),
      players: z.array(
        z.strictObject({
          playerId: z.uuid(),
          name: z.string(),
          /** Minor units: above zero he gets, below he owes. */
          open: z.string(),
        }),
      ),
      lines: z.array(line.extend({ sessionId: z.uuid().nullable(), date: z.string() })),
      /** Whether there are more lines than these. */
      more: z.boolean(),
    }),
  ),
  /** The newest plans over several nights, with all their lines. */
  plans: z.array(
    z.strictObject({
      planId: z.uuid(),
      currency: z.string().nullable(),
      date: z.string(),
      lines: z.array(line),
    }),
  ),
});

export const ownBalances = z.array(
  z.strictObject({
    currency: z.string().nullable(),
    /** The other one. */
    name: z.string(),
    /** Minor units: above zero he owes the reader, below the reader owes him. */
    money: z.string(),
  }),
);
