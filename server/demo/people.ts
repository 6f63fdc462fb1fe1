// Who plays in the demonstration: nobody who lives, and how often each one comes.

export interface DemoPerson {
  /** Null for the one it is made for, who goes by his own name. */
  readonly name: string | null;
  /** In what part of the nights he is there, 0 to 1. */
  readonly comes: number;
  /** The part of all the time that had passed when he came first, 0 to 1. */
  readonly from?: number;
  /** And when he came for the last time. */
  readonly until?: number;
}

export const PEOPLE: readonly DemoPerson[] = [
  { name: null, comes: 0.85 },
  { name: 'Ottilie Brack', comes: 0.9 },
  { name: 'Severin Lund', comes: 0.8 },
  { name: 'Pilar Ansotegui', comes: 0.75 },
  { name: 'Benno Quast', comes: 0.7 },
  { name: 'Íris Vandoma', comes: 0.65 },
  { name: 'Casimir Dove', comes: 0.6 },
  { name: 'Hedda Prill', comes: 0.5 },
  { name: 'Ramiro Colt', comes: 0.45 },
  { name: 'Leonor Faix', comes: 0.8, from: 0.5 },
  { name: 'Mortimer Gale', comes: 0.6, until: 0.6 },
  // Guests who come rarely.
  { name: 'Wanda Sool', comes: 0.08 },
  { name: 'Jarek', comes: 0.06 },
];

/** Whom somebody who did not know better entered a second time, for two nights. */
export const ENTERED_TWICE = { person: 2, name: 'Severin L.', at: 0.3 } as const;
