// The environment of the server; server/config.ts reads it there.
// @ts-check

/**
 * @param {{ databaseUrl: string, secrets: import('./secrets.mjs').Secrets }} of
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment({ databaseUrl, secrets }) {
  const { NEXTAUTH_URL: _guess, ...whole } = process.env;
  // What is set to nothing is not set.
  const given = /** @type {NodeJS.ProcessEnv} */ (
    Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ''))
  );
  const { PUBLIC_URL } = given;
  return {
    NEXTAUTH_SECRET: secrets.authSecret,
    SETUP_TOKEN: secrets.setupToken,
    ...given,
    DATABASE_URL: databaseUrl,
    // The host comes from the request, so that every address of the machine works;
    // a fixed one only where a proxy in front makes it known.
    AUTH_TRUST_HOST: '1',
    ...(PUBLIC_URL ? { NEXTAUTH_URL: PUBLIC_URL } : {}),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
