// The nights of the demonstration as documents: who came, what was played, who paid for the food.
import { type DocumentMatch, FORMAT, type NightDocument } from '@/engine/document/document';
import { renameIds } from '@/engine/document/rename-ids';
import { type Random, seeded } from '@/engine/machines/random';
import type { Entry } from '@/engine/match/entries';
import type { GameId } from '@/engine/match/game';
import { machineMatch } from './machine-match';
import { PEOPLE } from './people';
import { withSlips } from './slips';

export interface Evening {
  readonly date: string;
  /** Who came, by their places among `PEOPLE`, in the order of their refs: `p1`, `p2`, … */
  readonly present: readonly number[];
  readonly document: NightDocument;
}

export interface Tonight {
  readonly present: readonly number[];
  /** Of a match of Limited Loo that goes on; all who came sit in it. */
  readonly log: readonly Entry[];
}

const SEED = 1740;
export const CURRENCY = 'EUR';
const RUMMY: readonly GameId[] = ['loba-de-menos', 'chinchon', 'loba-de-mas'];
const FEWEST = 5;
const MOST = 9;
const AT_A_TABLE: Readonly<Record<GameId, number>> = {
  'limited-loo': 7,
  'five-card-loo': 6,
  'loba-de-menos': 5,
  'loba-de-mas': 5,
  chinchon: 4,
};
/** So many matches of a game are played by so many people; afterwards others play them again. */
const DIFFERENT = 16;
const FOOD = ['Pizza', 'Tapas', 'Empanadas'];

/** A unit was worth half as much in the first half. */
export const unitValueAt = (part: number) => (part < 0.5 ? '0.05' : '0.10');

/**
 * The nights that are over, oldest first; they follow from how many there are alone.
 * @param dates ascending
 */
export function* eveningsOf(dates: readonly string[]): Generator<Evening> {
  const random = seeded(SEED);
  for (const [night, date] of dates.entries()) {
    const part = night / dates.length;
    const present = presentAt(part, random);
    const refs = present.map((_, at) => refAt(at));
    const session = { date, currency: CURRENCY, unitValue: unitValueAt(part) };
    const players = present.map((who, at) => ({ id: refAt(at), name: PEOPLE[who]?.name ?? '?' }));
    const matches = gamesOf(night, random).map((game) => matchOf(game, refs, random));
    const expenses = spentBy(refs, random);
    yield { date, present, document: { format: FORMAT, session, players, matches, expenses } };
  }
}

/** The night that is under way. */
export function tonight(): Tonight {
  const random = seeded(SEED + 1);
  const present = presentAt(1, random).slice(0, 6);
  const refs = present.map((_, at) => refAt(at));
  const { log } = machineMatch('limited-loo', refs, 8, SEED);
  return { present, log: log.filter(isEntry).slice(0, -1) };
}

const refAt = (place: number) => `p${place + 1}`;

const isEntry = (entry: DocumentMatch['log'][number]): entry is Entry =>
  entry.type !== 'void' && entry.type !== 'amend' && entry.type !== 'insert';

/** Whom it is made for always comes on the last night, so that he has a seat tonight. */
function presentAt(part: number, random: Random): number[] {
  const who = PEOPLE.flatMap(({ comes, from = 0, until = 1 }, person) => {
    const chance = part < from || part > until ? 0 : comes;
    return chance === 0 ? [] : [{ person, chance }];
  });
  const here = who.filter(({ person, chance }) => {
    const comes = random.chance(chance);
    return comes || (part === 1 && person === 0);
  });
  const asked = who.filter((one) => one.chance > 0.3 && !here.includes(one));
  const more = random.shuffled(asked).slice(0, Math.max(0, FEWEST - here.length));
  return [...here, ...more].slice(0, MOST).map(({ person }) => person);
}

function gamesOf(night: number, random: Random): GameId[] {
  const loo = random.pick<GameId>(['limited-loo', 'limited-loo', 'five-card-loo']);
  const rummy = RUMMY[night % RUMMY.length] ?? 'chinchon';
  return random.chance(1 / 3) ? [loo, rummy, 'limited-loo'] : [loo, rummy];
}

function matchOf(game: GameId, refs: readonly string[], random: Random): DocumentMatch {
  const seats = random.shuffled(refs).slice(0, AT_A_TABLE[game]);
  const { log, dealer, ...match } = played(game, seats.length, random.below(DIFFERENT));
  const who = new Map(seats.map((ref, at) => [refAt(at), ref]));
  const renamed = (ref: string) => who.get(ref) ?? ref;
  return {
    game,
    seats: match.seats.map(renamed),
    dealer: renamed(dealer ?? refAt(0)),
    log: withSlips(log.filter(isEntry), random).map((entry) => renameIds(entry, renamed)),
  };
}

const known = new Map<string, DocumentMatch>();

/** By the first so many refs, who need not be seated all from the beginning. */
function played(game: GameId, people: number, which: number): DocumentMatch {
  const key = `${game} ${people} ${which}`;
  const refs = Array.from({ length: people }, (_, at) => refAt(at));
  const match = known.get(key) ?? machineMatch(game, refs, 7 + (which % 5), SEED + which);
  known.set(key, match);
  return match;
}

function spentBy(refs: readonly string[], random: Random): NonNullable<NightDocument['expenses']> {
  if (random.chance(1 / 2)) return [];
  const amount = `${4 * refs.length + random.below(9)}.${random.pick(['00', '50', '80'])}`;
  return [{ paidBy: random.pick(refs), amount, for: [...refs], note: random.pick(FOOD) }];
}
