// One short night from a seed: phones enter, correct, lose the network, crash, decide; then it clears up.
import type { MatchSnapshot, SentEntry } from '@/app/match-store/types';
import { seeded } from '@/engine/machines/random';
import { amountText } from '@/engine/money/amount';
import type { World } from '@/server/testing/world';
import { virtualClock } from './clock';
import { FAIR, type Weather } from './network';
import { type Phone, phoneAt } from './phone';
import { nightServer } from './server';

const MINUTES = 60_000;
const HOW_LONG = 3 * MINUTES;

/** @throws with what happened, where phones and server do not agree at the end */
export async function playNight(world: World, seed: number): Promise<void> {
  const random = seeded(seed);
  const clock = virtualClock();
  const story: string[] = [];
  const started = clock.now();
  const server = await nightServer(world);
  const snapshots: MatchSnapshot[] = [await server.snapshot()];
  const phones: Phone[] = [];
  const onWritten = () => {
    for (const phone of phones) phone.line().wake();
  };
  const count = 2 + random.below(2);
  for (let index = 0; index < count; index += 1) {
    const told = (what: string) => {
      story.push(`${((clock.now() - started) / 1000).toFixed(1)} s, phone ${index}: ${what}`);
    };
    const first = snapshots[0] as MatchSnapshot;
    phones.push(phoneAt({ clock, random, server, first, onWritten, told }));
  }
  for (const phone of phones) plan(phone);

  /** What will befall a phone, and when. */
  function plan(phone: Phone): void {
    const at = (act: () => void) => clock.after(random.below(HOW_LONG), act);
    for (let entries = 1 + random.below(4); entries > 0; entries -= 1) at(() => phone.act());
    for (let changes = random.below(4); changes > 0; changes -= 1)
      at(() => phone.weather(climate()));
    if (random.chance(0.4)) at(() => void crash(phone));
    clock.after(HOW_LONG, () => phone.weather(FAIR));
  }
  const climate = (): Weather | null =>
    random.chance(0.4)
      ? null
      : { lost: random.below(60), twice: random.below(30), slow: 50 + random.below(10_000) };

  async function crash(phone: Phone): Promise<void> {
    // Opened with the network, or with what lay on the phone.
    if (random.chance(0.6)) snapshots.push(await clock.during(server.snapshot()));
    phone.crash(random.pick(snapshots));
  }

  const failed = (why: string) =>
    new Error(`seed ${seed}: ${why}\n${story.map((line) => `  ${line}`).join('\n')}`);
  try {
    await clock.run();
  } catch (error) {
    throw failed(String(error));
  }

  const { log } = await server.snapshot();
  const ids = log.map((one) => one.clientId);
  if (new Set(ids).size !== ids.length) throw failed('an entry is there twice');
  const [first] = phones.map((phone) => phone.store().get());
  for (const [index, phone] of phones.entries()) {
    const { rows, outbox, stop, timeline, live, scorer } = phone.store().get();
    const whose = `phone ${index}`;
    if (outbox.length > 0) {
      throw failed(
        `${whose} still keeps ${outbox.length} entries (stopped: ${stop?.kind ?? 'no'})`,
      );
    }
    if (!live) throw failed(`${whose} follows no more`);
    for (const [id, entry] of phone.promised) {
      if (ids.includes(id) || isSaidByAnother(entry, log)) continue;
      throw failed(`${whose} had written down ${id}, and it is nowhere`);
    }
    const here = rows.map(({ number, clientId, entry }) => ({ number, clientId, entry }));
    const there = log.map(({ number, clientId, entry }) => ({ number, clientId, entry }));
    if (text(here) !== text(there)) {
      throw failed(`${whose} has another log:\n${text(here)}\nthan the server:\n${text(there)}`);
    }
    const pots = [timeline, first?.timeline].map((one) => one && amountText(one.state.pot));
    if (pots[0] !== pots[1]) throw failed(`${whose} has the pot ${pots.join(', another one ')}`);
    if (scorer?.name !== first?.scorer?.name) throw failed(`${whose} takes another for the scorer`);
  }
}

/** Two who take out the same round, or put the same in its place, have done it once. */
function isSaidByAnother(entry: SentEntry, log: MatchSnapshot['log']): boolean {
  if (entry.type !== 'void' && entry.type !== 'amend') return false;
  const target = log.find((one) => one.number === entry.entry || one.clientId === entry.entry);
  const deed = (one: SentEntry) => text({ ...one, time: null, entry: null });
  return log.some(
    (one) =>
      'entry' in one.entry && one.entry.entry === target?.number && deed(one.entry) === deed(entry),
  );
}

/** One text for equal logs, whatever the order of keys. */
function text(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
