// The only reader of the environment.
import * as z from 'zod';

const schema = z.object({
  DATABASE_URL: z.string().min(1),
  /** Signs what leaves the server and has to come back unchanged: cookies, links. */
  NEXTAUTH_SECRET: z.string().min(16),
  /** Opens the page that makes the first account; without it there is none to be made. */
  SETUP_TOKEN: z.string().min(16).optional(),
  /** The address people use, where the server stands behind another one. */
  PUBLIC_URL: z.url().optional(),
});

export interface Config {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly setupToken: string | null;
  readonly publicUrl: string | null;
}

/** Read when first needed, so that a build needs no environment. @throws when it is incomplete. */
export function config(): Config {
  // `PUBLIC_URL= npm start` means none.
  const set = Object.entries(process.env).filter(([, value]) => value !== '');
  const env = schema.parse(Object.fromEntries(set));
  return {
    databaseUrl: env.DATABASE_URL,
    secret: env.NEXTAUTH_SECRET,
    setupToken: env.SETUP_TOKEN ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
  };
}

/** Which build this is; null while developing. Written in by the build itself (next.config.mjs). */
export const BUILD: string | null = process.env.LANTURLU_BUILD ?? null;
