/** A night's server behind a network that can be cut: the edge that the store's stories replace. */

import { resolve } from '@/app/match-store/local-log';
import {
  type Append,
  type Appended,
  Refusal,
  type Transport,
  type Watcher,
} from '@/app/match-store/transport';
import type { ConfirmedEntry, MatchSnapshot, Refused, Scoring } from '@/app/match-store/types';
import { limitedLoo } from '@/engine/loo/limited';
import { completeRules } from '@/engine/match/house-rules';
import { isError } from '@/engine/match/problem';
import { replay } from '@/engine/match/replay';

export const SEATS = ['ana', 'bea', 'cem', 'dov', 'eva'];

export function fakeNight() {
  const log: ConfirmedEntry[] = [];
  const bodies = new Map<string, string>();
  const watchers = new Set<(always?: boolean) => void>();
  let scoring: Scoring | null = null;
  const names = SEATS.map((ref) => ({ ref, name: ref }));
  const setup = {
    rules: completeRules(limitedLoo.houseRules),
    seats: SEATS,
    dealer: 'ana',
    players: SEATS,
  };

  const no = (code: Refused['code'], more: Partial<Refused> = {}, missed: ConfirmedEntry[] = []) =>
    new Refusal({ code, params: {}, problems: [], ...more }, missed);

  /** As the real use case: idempotency, version, rules, then the log. */
  function append({ clientId, expectedVersion, entry, phone }: Append, by: string): Appended {
    const known = log.find((one) => one.clientId === clientId);
    const body = JSON.stringify(entry);
    if (known) {
      if (bodies.get(clientId) !== body) throw no('key-reused');
      return { number: known.number, version: log.length };
    }
    if (expectedVersion !== log.length) throw no('conflict', {}, log.slice(expectedVersion));
    const numbered = resolve(entry, (ref) =>
      typeof ref === 'number' ? ref : log.find((one) => one.clientId === ref)?.number,
    );
    if (numbered === null) throw no('invalid-input');
    const { problems } = replay(limitedLoo, setup, [...log.map((one) => one.entry), numbered]);
    const own = problems.filter((one) => isError(one) && one.at.startsWith(`/log/${log.length}`));
    if (own.length > 0) throw no('against-the-rules', { problems: own });
    const number = log.length + 1;
    log.push({ number, clientId, entry: numbered, by, receivedAt: '2026-11-26T20:00:00Z' });
    scoring ??= { name: by, phone };
    bodies.set(clientId, body);
    for (const tell of watchers) tell();
    return { number, version: number };
  }

  const news = (since: number) => ({
    sessionVersion: log.length,
    nightStatus: 'open',
    players: names,
    entries: log.slice(since),
    scoring,
  });

  function phone(by: string) {
    const line = { up: true, loseAnswers: 0, signedIn: true, calls: 0 };
    let watcher: { tell: () => void; watcher: Watcher } | null = null;
    const transport: Transport = {
      async append(input) {
        line.calls += 1;
        if (!line.up) throw new TypeError('Failed to fetch');
        if (!line.signedIn) throw no('signed-out');
        const answer = append(input, by);
        if (line.loseAnswers > 0) {
          line.loseAnswers -= 1;
          throw new TypeError('Failed to fetch');
        }
        return answer;
      },
      async takeOver(id) {
        if (!line.up) throw new TypeError('Failed to fetch');
        scoring = { name: by, phone: id };
        for (const tell of watchers) tell(true);
        return { scoring, sessionVersion: log.length };
      },
      async read() {
        if (!line.up) throw new TypeError('Failed to fetch');
        return news(0);
      },
      watch(since, given) {
        let seen = since;
        const tell = (always = false) => {
          if (!line.up || (seen === log.length && !always)) return;
          const fresh = news(seen);
          seen = log.length;
          given.onNews(fresh);
        };
        watcher = { tell, watcher: given };
        watchers.add(tell);
        if (line.up) given.onLine(true);
        tell();
        return () => void watchers.delete(tell);
      },
    };
    return {
      transport,
      line,
      cut() {
        line.up = false;
        watcher?.watcher.onLine(false);
      },
      reconnect() {
        line.up = true;
        watcher?.watcher.onLine(true);
        watcher?.tell();
      },
    };
  }

  function snapshot(): MatchSnapshot {
    return {
      id: 'match',
      sessionId: 'night',
      game: 'limited-loo',
      rules: setup.rules,
      seats: SEATS,
      dealer: 'ana',
      players: names,
      log: [...log],
      sessionVersion: log.length,
      nightStatus: 'open',
      scoring,
    };
  }

  return { log, phone, snapshot };
}
