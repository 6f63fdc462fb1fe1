// What importing a document would create, before anything is created.
import { and, eq } from 'drizzle-orm';
import { players, sessions } from '@/db/schema';
import type { GameId } from '@/engine/match/game';
import { amountText } from '@/engine/money/amount';
import type { Scope } from '@/server/auth/scope';
import { clubIn } from '@/server/clubs/club';
import type { Queryable } from '@/server/database';
import { isSomebody } from '@/server/players/player';
import { readNight, type Unusable } from './read';

export interface ImportPreview {
  /** Null where the document does not say: then it is the day of the import. */
  readonly date: string | null;
  readonly name: string | null;
  readonly currency: string | null;
  /** The club's own, where it is another one. */
  readonly clubCurrency: string | null;
  readonly matches: readonly {
    readonly game: GameId;
    readonly rounds: number;
    readonly status: 'open' | 'closed' | 'won';
  }[];
  readonly players: readonly {
    /** The document's id. */
    readonly id: string;
    readonly name: string;
    /** In units, over all matches; null for who did not play. */
    readonly net: string | null;
    /** The club's players of the same name: whom he will be, unless somebody says otherwise. */
    readonly same: readonly string[];
  }[];
  readonly expenses: number;
  /** How many nights the club has on that date already: perhaps this one was imported before. */
  readonly nightsThatDay: number;
}

export async function previewImport(
  db: Queryable,
  scope: Scope,
  text: string,
): Promise<ImportPreview | Unusable> {
  const read = readNight(text);
  if ('faults' in read) return read;
  const { document, result } = read;
  const { clubId } = scope;
  const club = await clubIn(db, scope);
  const known = await db
    .select({ id: players.id, name: players.name })
    .from(players)
    .where(and(eq(players.clubId, clubId), isSomebody(db)));
  const date = document.session?.date ?? null;
  const that = date === null ? [] : await nightsOf(db, clubId, date);
  return {
    date,
    name: document.session?.name ?? null,
    currency: document.session?.currency ?? null,
    clubCurrency: club.currency,
    matches: result.matches.map(({ match, timeline }) => ({
      game: match.game,
      rounds: timeline.state.rounds,
      status: timeline.state.status,
    })),
    players: document.players.map(({ id, name }) => {
      const net = result.net.get(id);
      return {
        id,
        name,
        net: net === undefined ? null : amountText(net),
        same: known.filter((one) => plain(one.name) === plain(name)).map((one) => one.id),
      };
    }),
    expenses: document.expenses?.length ?? 0,
    nightsThatDay: that.length,
  };
}

function nightsOf(db: Queryable, clubId: string, date: string) {
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.clubId, clubId), eq(sessions.date, date)));
}

/** Names are compared as people read them. */
function plain(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
