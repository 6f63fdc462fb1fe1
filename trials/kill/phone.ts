// A phone that saves round after round with the real store, over the real network, whatever dies behind it.
import { createTRPCClient, httpLink } from '@trpc/client';
import { createMatchStore } from '@/app/match-store';
import { memoryShelf } from '@/app/match-store/shelf';
import { Refusal, type Transport } from '@/app/match-store/transport';
import type { ConfirmedEntry, MatchSnapshot } from '@/app/match-store/types';
import { refusalOf } from '@/app/trpc/refusal';
import { limitedLoo } from '@/engine/loo/limited';
import type { Random } from '@/engine/machines/random';
import type { AppRouter } from '@/server/trpc/router';

/** Nobody in a test waits as long as a phone does. */
const PATIENCE_MS = 5_000;
const SOON_MS = 60;

export interface Where {
  readonly origin: string;
  readonly cookie: string;
  readonly clubId: string;
  readonly first: MatchSnapshot;
}

export interface SavingPhone {
  /** Client ids by the number under which the server has confirmed them. */
  readonly confirmed: ReadonlyMap<string, number>;
  readonly entered: readonly string[];
  save(): Promise<void>;
  waiting(): number;
  /** Why it goes no further, if it does not. */
  stopped(): string | null;
}

export function savingPhone({ origin, cookie, clubId, first }: Where, random: Random): SavingPhone {
  const headers = { origin, cookie };
  const url = `${origin}/api/trpc`;
  const trpc = createTRPCClient<AppRouter>({ links: [httpLink({ url, headers })] });
  const matchId = first.id;
  const confirmed = new Map<string, number>();
  const entered: string[] = [];
  const transport: Transport = {
    async append(input) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      try {
        const done = await trpc.matches.append.mutate({ clubId, matchId, ...input }, { signal });
        confirmed.set(input.clientId, done.number);
        return done;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        const { code, params, problems, missed } = refusal;
        throw new Refusal({ code, params, problems }, missed as readonly ConfirmedEntry[]);
      }
    },
    takeOver: (phone) => trpc.matches.takeOver.mutate({ clubId, matchId, phone }),
    async read() {
      const read = await trpc.matches.get.query({ clubId, matchId });
      const { sessionVersion, players, log } = read;
      return { sessionVersion, nightStatus: 'open', players, entries: log };
    },
    // What the others save it hears of when it saves itself.
    watch: () => () => {},
  };
  const store = createMatchStore({
    game: limitedLoo,
    first,
    shelf: memoryShelf(true),
    transport,
    timer: {
      after(ms, act) {
        const id = setTimeout(act, Math.min(ms, SOON_MS));
        return () => clearTimeout(id);
      },
    },
  });
  store.subscribe(() => {
    if (store.get().stop?.kind === 'both') void store.keepBoth();
  });
  void store.start();
  const refs = first.seats;
  return {
    confirmed,
    entered,
    async save() {
      const tricks = [random.pick(refs), random.pick(refs), random.pick(refs)];
      entered.push(await store.add({ type: 'round', tricks }));
    },
    waiting: () => store.get().outbox.length,
    stopped() {
      const { stop } = store.get();
      if (stop === null || stop.kind === 'both') return null;
      return stop.kind === 'refused' ? `${stop.kind}: ${stop.refused.code}` : stop.kind;
    },
  };
}
