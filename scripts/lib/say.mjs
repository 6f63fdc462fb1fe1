// What the commands tell the person at the terminal: one line a step.
// @ts-check

/**
 * Says what is being done, does it, and says how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  process.stdout.write(`${what} … `);
  const start = performance.now();
  try {
    const result = await work();
    process.stdout.write(`${seconds(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${seconds(start)}\n`);
    throw error;
  }
}

/** @param {number} start */
function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
