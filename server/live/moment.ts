// What many viewers of a night ask in one moment is read once for all of them, and forgotten with the moment.

/** From one write of a night that was heard of to the next: nothing but itself. */
export type Moment = object;

/**
 * Viewers who lag behind ask for more than the others. What nobody shares any more goes first: a
 * moment may be long, and somebody may ask from any version on.
 */
const MOST_KEPT = 8;

/** @returns what reads it the first time in a moment, and gives the same to whoever asks the same after */
export function oncePerMoment<T>() {
  const moments = new WeakMap<Moment, Map<string, Promise<T>>>();
  return (moment: Moment, what: string, read: () => Promise<T>): Promise<T> => {
    const answers = moments.get(moment) ?? new Map<string, Promise<T>>();
    moments.set(moment, answers);
    const known = answers.get(what);
    if (known) return known;
    const reading = read();
    answers.set(what, reading);
    // What has failed is asked again by the next one.
    reading.catch(() => answers.delete(what));
    const [oldest] = answers.keys();
    if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
    return reading;
  };
}
