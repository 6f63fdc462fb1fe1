// What a screen is: where it stands, how one gets there, and how it is looked at.
import type { Page } from '@playwright/test';
import type { App } from '@/e2e/support/server';
import type { Evening } from './evening';
import type { Look } from './looks';

/** How far the installation is: nobody has an account, nobody has a club, or there are nights. */
export type Stage = 'unused' | 'no-club' | 'evening';

export interface Screen {
  readonly name: string;
  /** The file below `app/` that it shows. */
  readonly route: string;
  readonly stage?: Stage;
  readonly signedIn?: boolean;
  readonly path: (of: { app: App; evening: Evening }) => string;
  readonly act?: (page: Page, look: Look) => Promise<void>;
  readonly looks: readonly Look[];
  /** The whole page, however long, and not only what a phone shows at once. */
  readonly whole?: boolean;
}

export const NIGHT = 'c/[slug]/nights/[sessionId]';
export const TABLE = `${NIGHT}/matches/[matchId]/page.tsx`;
