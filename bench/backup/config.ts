// What `server/config.ts` reads, for a database that nobody but a benchmark sees.
export function testConfig(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: 'a secret for benchmarks and nothing else',
    SETUP_TOKEN: 'nobody sets up a benchmark',
  };
}
