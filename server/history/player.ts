// What one player came to over the years: by game, night by night, with how many nights each number is of.
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod';
import { COUNTERS, tallies } from '@/db/schema';
import { GAME_IDS, type GameId } from '@/engine/match/game';
import { amount, amountText, sum } from '@/engine/money/amount';
import { seesMoneyOf } from '@/server/auth/money';
import type { Scope } from '@/server/auth/scope';
import { type Database, type Queryable, snapshot } from '@/server/database';
import { playerIn, whoIsNow } from '@/server/players/player';
import { biggestPots, reentriesOf } from './best-of';
import { type CardMoney, cardMoneyOf } from './money';
import { type PlayedNight, playedNights } from './nights';
import type { playerHistory } from './schemas';
import { runOf } from './streaks';

export type PlayerHistory = z.infer<typeof playerHistory>;

export interface PlayerHistoryInput {
  readonly playerId: string;
  /** Only what he played of this game; money is of whole nights, so none is said then. */
  readonly game?: GameId | undefined;
}

/**
 * Read in one snapshot, so that nights and tallies belong together. Who became another is the other's
 * history by now.
 * @throws Refusal `not-found`
 */
export function getPlayerHistory(
  db: Database,
  scope: Scope,
  input: PlayerHistoryInput,
): Promise<PlayerHistory> {
  return snapshot(db, async (tx) => {
    const { clubId } = scope;
    const { game = null } = input;
    const player = await playerIn(tx, scope, await whoIsNow(tx, clubId, input.playerId));
    const all = await playedNights(tx, clubId, player.id);
    const played = game === null ? all : all.flatMap((night) => inGame(night, game));
    const seesMoney = (await seesMoneyOf(tx, scope))(player);
    const money =
      seesMoney && game === null
        ? await cardMoneyOf(tx, clubId, player.id)
        : new Map<string, never>();
    const comparedIn = currencyOf(played, money);
    const over = played.filter(({ isOver }) => isOver);
    return {
      player: { id: player.id, name: player.name },
      game,
      seesMoney,
      games: await gamesOf(tx, clubId, player.id, all),
      units: amountText(sum(played.map(({ units }) => units))),
      money: moneyTotals(played, money),
      comparedIn,
      nightsOver: over.length,
      ...runOf(
        over.map(({ sessionId, date, units }) => {
          const net = comparedIn === null ? units : amount(money.get(sessionId)!.money.toString());
          return { sessionId, date, net };
        }),
      ),
      nights: played.map((night) => nightAnswer(night, money.get(night.sessionId))),
    };
  });
}

function inGame(night: PlayedNight, game: GameId): PlayedNight[] {
  const games = night.games.filter((one) => one.game === game);
  return games[0] ? [{ ...night, games, units: games[0].units }] : [];
}

/** All years of his tallies, in the order in which games are listed everywhere. */
async function gamesOf(
  db: Queryable,
  clubId: string,
  playerId: string,
  nights: readonly PlayedNight[],
): Promise<PlayerHistory['games']> {
  const rows = await db
    .select()
    .from(tallies)
    .where(and(eq(tallies.clubId, clubId), eq(tallies.playerId, playerId), gt(tallies.matches, 0)));
  const pots = await biggestPots(db, clubId, playerId);
  const reentries = await reentriesOf(db, clubId, playerId);
  return GAME_IDS.flatMap((game) => {
    const years = rows.filter((row) => row.game === game);
    if (years.length === 0) return [];
    const total = (of: 'matches' | (typeof COUNTERS)[number]) =>
      years.reduce((so, row) => so + row[of], 0);
    const counted = Object.fromEntries(COUNTERS.map((counter) => [counter, total(counter)]));
    return [
      {
        game,
        nights: nights.filter(({ games }) => games.some((one) => one.game === game)).length,
        matches: total('matches'),
        units: amountText(sum(years.map(({ net }) => net))),
        counted: counted as Record<(typeof COUNTERS)[number], number>,
        biggestPot: pots.get(game) ?? null,
        reentries: reentries.get(game) ?? null,
      },
    ];
  });
}

/** A unit of one game is not one of another: what they were worth on their nights is compared. */
function currencyOf(
  nights: readonly PlayedNight[],
  money: ReadonlyMap<string, CardMoney>,
): string | null {
  const games = new Set(nights.flatMap((night) => night.games.map(({ game }) => game)));
  const [currency, ...others] = new Set(
    nights.map(({ sessionId }) => money.get(sessionId)?.currency ?? null),
  );
  return games.size > 1 && others.length === 0 ? (currency ?? null) : null;
}

/** A club that changed its currency has won and lost in several. */
function moneyTotals(
  nights: readonly PlayedNight[],
  money: ReadonlyMap<string, CardMoney>,
): PlayerHistory['money'] {
  const totals = new Map<string, { money: bigint; nights: number }>();
  for (const { sessionId } of nights) {
    const night = money.get(sessionId);
    if (!night) continue;
    const so = totals.get(night.currency) ?? { money: 0n, nights: 0 };
    totals.set(night.currency, { money: so.money + night.money, nights: so.nights + 1 });
  }
  return [...totals].map(([currency, total]) => {
    return { currency, money: total.money.toString(), nights: total.nights };
  });
}

function nightAnswer(
  { sessionId, date, name, games, units }: PlayedNight,
  money: CardMoney | undefined,
): PlayerHistory['nights'][number] {
  return {
    sessionId,
    date,
    name,
    games: games.map((one) => ({ ...one, units: amountText(one.units) })),
    units: amountText(units),
    money: money ? { currency: money.currency, money: money.money.toString() } : null,
  };
}
