// A night's books: every posting, and every round of every player, as the projections hold them.
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { matches, postings, rounds } from '@/db/schema';
import { gameOf } from '@/engine/document/games';
import type { GameId } from '@/engine/match/game';
import { netOf } from '@/engine/match/step';
import { amountText } from '@/engine/money/amount';
import type { PostingReason } from '@/engine/money/posting';
import type { Scope } from '@/server/auth/scope';
import { type Database, snapshot } from '@/server/database';
import { matchesOf, type NightMatch, playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';

export interface LedgerPosting {
  /** The match's place in the night, from 1. */
  readonly match: number;
  /** Null for what is paid before or between rounds. */
  readonly round: number | null;
  readonly from: string;
  readonly to: string;
  /** Exact units, `7/3`. */
  readonly amount: string;
  readonly reason: PostingReason;
  readonly trick: number | null;
}

export type LedgerRound = { readonly match: number } & z.infer<typeof ROUND>;

type Nets = readonly (readonly [ref: string, units: string])[];

export interface NightLedger {
  readonly date: string;
  readonly players: readonly { readonly ref: string; readonly name: string }[];
  readonly matches: readonly (Pick<NightMatch, 'number' | 'tableNumber' | 'game' | 'status'> & {
    readonly seats: readonly string[];
    readonly pot: string;
    /** Exact units of everybody who sat, over all postings. */
    readonly nets: Nets;
    /** The same of what was paid between the rounds and at the end: the rest of it stands in the rounds. */
    readonly outside: Nets;
    /** Whether it is a game of pots, or one of points. */
    readonly hasPots: boolean;
  })[];
  readonly postings: readonly LedgerPosting[];
  readonly rounds: readonly LedgerRound[];
}

/** A round as the result document writes it; Loo knows pots and tricks, the rummies totals. */
const ROUND = z.object({
  number: z.int(),
  dealer: z.string(),
  net: z.record(z.string(), z.string()),
  openingPot: z.string().optional(),
  closingPot: z.string().optional(),
  tricks: z.record(z.string(), z.int()).optional(),
  looed: z.array(z.string()).optional(),
  totals: z.record(z.string(), z.int()).optional(),
  out: z.array(z.string()).optional(),
});

/** Read in one snapshot, so that rounds and postings belong together. @throws Refusal `not-found` */
export function nightLedger(db: Database, scope: Scope, sessionId: string): Promise<NightLedger> {
  return snapshot(db, async (tx) => {
    const session = await sessionIn(tx, scope, sessionId);
    const ofNight = and(eq(matches.clubId, scope.clubId), eq(matches.sessionId, sessionId));
    const paid = await tx
      .select({ match: matches.number, posting: postings })
      .from(postings)
      .innerJoin(
        matches,
        and(eq(matches.clubId, postings.clubId), eq(matches.id, postings.matchId)),
      )
      .where(ofNight)
      .orderBy(asc(matches.number), asc(postings.position));
    const played = await tx
      .select({ match: matches.number, output: rounds.output })
      .from(rounds)
      .innerJoin(matches, and(eq(matches.clubId, rounds.clubId), eq(matches.id, rounds.matchId)))
      .where(ofNight)
      .orderBy(asc(matches.number), asc(rounds.number));
    const tables = await tx
      .select({ number: matches.number, seats: matches.seats, pot: matches.pot })
      .from(matches)
      .where(ofNight);
    const tableOf = new Map(tables.map((one) => [one.number, one]));
    const all = await matchesOf(tx, session);
    return {
      date: session.date,
      players: (await playersOf(tx, session)).map(({ ref, name }) => ({ ref, name })),
      matches: all.flatMap(({ number, tableNumber, game, status }) => {
        const table = tableOf.get(number);
        if (!table) return [];
        const { seats, pot } = table;
        const ofMatch = paid.flatMap((one) => (one.match === number ? [one.posting] : []));
        return [
          {
            number,
            tableNumber,
            game,
            status,
            seats,
            pot: amountText(pot),
            nets: netsOf(ofMatch),
            outside: netsOf(ofMatch.filter(({ round }) => round === null)),
            hasPots: gameOf(game as GameId).upcoming !== undefined,
          },
        ];
      }),
      postings: paid.map(({ match, posting: { round, from, to, amount, reason, trick } }) => ({
        match,
        round,
        from,
        to,
        amount: amountText(amount),
        reason: reason as PostingReason,
        trick,
      })),
      rounds: played.map(({ match, output }) => ({ match, ...ROUND.parse(output) })),
    };
  });
}

function netsOf(paid: Parameters<typeof netOf>[0]): Nets {
  return [...netOf(paid)].map(([ref, net]) => [ref, amountText(net)]);
}
