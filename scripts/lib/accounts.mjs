// Whether anybody has an account yet.
// @ts-check
import postgres from 'postgres';

/**
 * @param {string} databaseUrl
 * @returns {Promise<boolean>}
 */
export async function anyAccount(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  try {
    const [table] = await sql`select to_regclass('users') is not null as made`;
    if (!table?.made) return false;
    const [row] = await sql`select exists (select from users) as any`;
    return row?.any === true;
  } finally {
    await sql.end();
  }
}
