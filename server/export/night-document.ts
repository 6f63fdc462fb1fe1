// A night as a card-night document: what was entered, and nothing that follows from it.
import { and, asc, eq } from 'drizzle-orm';
import { matches } from '@/db/schema';
import { canonicalText } from '@/engine/document/canonical';
import { FORMAT, type NightDocument } from '@/engine/document/document';
import { gameOf } from '@/engine/document/games';
import type { GameId } from '@/engine/match/game';
import { differingRules } from '@/engine/match/house-rules';
import type { Scope } from '@/server/auth/scope';
import { decimalText } from '@/server/clubs/schemas';
import { type Database, snapshot } from '@/server/database';
import { logRows } from '@/server/matches/log-rows';
import { playersOf } from '@/server/sessions/get';
import { sessionIn } from '@/server/sessions/night';

export interface ExportedNight {
  readonly filename: string;
  /** Canonical: importing and exporting it again gives the same bytes. */
  readonly document: string;
}

/** Read in one snapshot, so that a night that goes on meanwhile is exported as it was at one moment. */
export async function exportNight(
  db: Database,
  scope: Scope,
  sessionId: string,
): Promise<ExportedNight> {
  return snapshot(db, async (tx) => {
    const session = await sessionIn(tx, scope, sessionId);
    const rows = await tx
      .select()
      .from(matches)
      .where(and(eq(matches.clubId, scope.clubId), eq(matches.sessionId, sessionId)))
      .orderBy(asc(matches.number));
    const played: NightDocument['matches'][number][] = [];
    for (const match of rows) {
      const game = match.game as GameId;
      const log = await logRows(tx, match);
      played.push({
        game,
        rules: differingRules(gameOf(game).houseRules, match.rules),
        seats: match.seats,
        dealer: match.dealer,
        log: log.map((row) => row.entry),
      });
    }
    const { name, date, currency, unitValue, roundTo } = session;
    const people = await playersOf(tx, session);
    const document: NightDocument = {
      format: FORMAT,
      session: {
        ...(name === null ? {} : { name }),
        date,
        ...(currency === null ? {} : { currency }),
        unitValue: decimalText(unitValue),
        roundTo,
      },
      players: people.map((one) => ({ id: one.ref, name: one.name })),
      matches: played,
    };
    return { filename: `night-${date}.json`, document: canonicalText(document) };
  });
}
