// A phone at the table: its page with the real store, its shelf that survives a crash, its wrong clock, its person.
import { createMatchStore, type MatchStore } from '@/app/match-store';
import { memoryShelf, type Shelf } from '@/app/match-store/shelf';
import type { MatchSnapshot, OutboxItem, SentEntry, Stop } from '@/app/match-store/types';
import { limitedLoo } from '@/engine/loo/limited';
import type { Random } from '@/engine/machines/random';
import { newKey } from '@/server/key';
import type { Clock } from './clock';
import { type Line, lineTo, type Weather } from './network';
import type { NightServer } from './server';

const REFS = ['p1', 'p2', 'p3', 'p4'] as const;
/** The longest that a person looks at a question, and a shelf at what it is to keep. */
const THINKING_MS = 8_000;
const WRITING_MS = 40;
const DAY = 86_400_000;

export interface Phone {
  readonly store: () => MatchStore;
  /** By client id, what was written down on this phone, and neither thrown away nor put in another's place since. */
  readonly promised: ReadonlyMap<string, SentEntry>;
  line(): Line;
  /** The page dies, and is opened again with what the server or the phone itself had last. */
  crash(first: MatchSnapshot): void;
  /** One thing that people do at a table. */
  act(): void;
  weather(weather: Weather | null): void;
}

export interface PhoneParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly server: NightServer;
  readonly first: MatchSnapshot;
  readonly onWritten: () => void;
  readonly told: (what: string) => void;
}

export function phoneAt(parts: PhoneParts): Phone {
  const { clock, random, told } = parts;
  const id = newKey();
  const kept = new Map<string, OutboxItem>();
  const promised = new Map<string, SentEntry>();
  const skew = random.pick([0, 0, 3_000, -3_000, DAY, -400 * DAY]);
  let weather: Weather | null = null;
  let page = open(parts.first);

  function open(first: MatchSnapshot) {
    const line = lineTo(parts);
    if (weather) line.mend(weather);
    let dead = false;
    const store = createMatchStore({
      game: limitedLoo,
      first,
      shelf: slow(memoryShelf(true, kept), () => dead),
      transport: line.transport,
      phone: id,
      timer: {
        after: (ms, act) => clock.after(ms, () => dead || act()),
      },
      now: () => clock.now() + skew,
    });
    let asked: Stop | null = null;
    store.subscribe(() => {
      const { stop } = store.get();
      if (stop === asked) return;
      asked = stop;
      if (stop === null) return;
      clock.after(random.below(THINKING_MS), () => {
        if (!dead && store.get().stop === stop) decide(store, line, stop);
      });
    });
    const end = () => {
      dead = true;
      line.hangUp();
    };
    void store.start();
    store.watch();
    return { store, line, end };
  }

  /** A shelf takes a moment to write; what it had not written when the page died is not there. */
  function slow(shelf: Shelf, dead: () => boolean): Shelf {
    const later = <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        clock.after(random.below(WRITING_MS), () => {
          if (!dead()) work().then(resolve, reject);
        });
      });
    return {
      durable: true,
      load: (matchId) => later(() => shelf.load(matchId)),
      change: (put, take) => later(() => shelf.change(put, take)),
    };
  }

  function decide(store: MatchStore, line: Line, stop: Stop): void {
    const before = store.get().outbox.map((one) => one.clientId);
    if (stop.kind === 'signed-out') {
      line.signedIn = true;
      store.nudge();
      return;
    }
    const { clientId } = stop.item;
    const [theirs] = stop.kind === 'both' ? stop.theirs : [];
    const choice = random.below(3);
    told(`decides ${choice} about ${clientId.slice(0, 4)} (${stop.kind})`);
    if (theirs && choice === 0) void store.keepBoth();
    else if (theirs && choice === 1) void store.mineInstead(theirs);
    else if (stop.kind === 'refused' && choice === 0) void store.replace(clientId, round());
    else void store.discard(clientId);
    const after = new Set(store.get().outbox.map((one) => one.clientId));
    for (const one of before) if (!after.has(one)) promised.delete(one);
  }

  const round = () => ({
    type: 'round' as const,
    tricks: [random.pick(REFS), random.pick(REFS), random.pick(REFS)],
  });

  function enter(entry: SentEntry): void {
    told(`enters ${JSON.stringify(entry).slice(0, 80)}`);
    // From when it lies on the shelf, it must not get lost.
    void page.store.add(entry).then((clientId) => promised.set(clientId, entry));
  }

  function correct(): void {
    const rounds = page.store.get().rows.filter((row) => row.entry.type === 'round');
    if (rounds.length === 0) {
      enter(round());
      return;
    }
    const row = random.pick(rounds);
    const ref = row.state === 'confirmed' ? row.number : row.clientId;
    enter(
      random.pick<SentEntry>([
        { type: 'void', entry: ref },
        { type: 'amend', entry: ref, with: round() },
        { type: 'insert', before: ref, with: round() },
      ]),
    );
  }

  return {
    store: () => page.store,
    promised,
    line: () => page.line,
    crash(first) {
      told('crashes');
      page.end();
      page = open(first);
    },
    act() {
      const what = random.below(20);
      if (what < 12) enter(round());
      else if (what < 16) correct();
      else if (what < 18) void page.store.takeOver();
      else page.line.signedIn = false;
    },
    weather(next) {
      weather = next;
      if (next === null) page.line.cut();
      else page.line.mend(next);
    },
  };
}
