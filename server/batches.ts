// Many rows, a thousand in each statement.

/** Postgres takes 65,535 parameters in one statement. */
const BATCH = 1_000;

export function batches<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / BATCH);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
