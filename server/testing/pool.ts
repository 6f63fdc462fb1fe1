// The process's own pool and what listens on it, which outlive a test's database unless they are closed.
interface Shared {
  lanturluPool?: { sql: { end(options: { timeout: number }): Promise<void> } } | undefined;
  lanturluBus?: unknown;
}

export async function closePool(): Promise<void> {
  const shared = globalThis as unknown as Shared;
  await shared.lanturluPool?.sql.end({ timeout: 1 });
  shared.lanturluPool = undefined;
  shared.lanturluBus = undefined;
}
