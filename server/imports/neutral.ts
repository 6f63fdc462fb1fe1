// The ids of a document that is read in may be names. A log cannot be changed, so it is kept without them.
import type { NightDocument } from '@/engine/document/document';
import { renameIds } from '@/engine/document/rename-ids';

/** As the app itself calls the people of a night. */
const NEUTRAL = /^p[1-9]\d{0,3}$/;

export interface Neutral {
  /** Its ids are refs of the night. */
  readonly document: NightDocument;
  /** What it called those who have another id now, by ref. */
  readonly documentIds: ReadonlyMap<string, string>;
}

/** Whoever is `p1` stays so; the others get the numbers that are free, in the order of the document. */
export function neutral(document: NightDocument): Neutral {
  const ids = document.players.map(({ id }) => id);
  const taken = new Set(ids.filter((id) => NEUTRAL.test(id)));
  const refs = new Map<string, string>();
  let number = 1;
  for (const id of ids) {
    if (taken.has(id)) continue;
    while (taken.has(`p${number}`)) number += 1;
    refs.set(id, `p${number}`);
    number += 1;
  }
  if (refs.size === 0) return { document, documentIds: new Map() };
  return {
    document: withIds(document, (id) => refs.get(id) ?? id),
    documentIds: new Map([...refs].map(([id, ref]) => [ref, id])),
  };
}

/** The same night, its people called otherwise. */
export function withIds(document: NightDocument, newId: (id: string) => string): NightDocument {
  const { players, matches, expenses, ...rest } = document;
  return {
    ...rest,
    players: players.map(({ id, name }) => ({ id: newId(id), name })),
    matches: matches.map(({ seats, dealer, log, ...match }) => ({
      ...match,
      seats: seats.map(newId),
      ...(dealer === undefined ? {} : { dealer: newId(dealer) }),
      log: log.map((entry) => renameIds(entry, newId)),
    })),
    ...(expenses && {
      expenses: expenses.map((one) => ({
        ...one,
        paidBy: newId(one.paidBy),
        for: one.for.map(newId),
      })),
    }),
  };
}
