import { afterEach, expect, test, vi } from 'vitest';
import { config } from './config';

afterEach(() => vi.unstubAllEnvs());

test('what is set to nothing is not set', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nowhere');
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret for tests and nothing else');
  vi.stubEnv('PUBLIC_URL', '');
  vi.stubEnv('SETUP_TOKEN', '');
  expect(config()).toMatchObject({ publicUrl: null, setupToken: null });
  vi.stubEnv('NEXTAUTH_SECRET', '');
  expect(() => config()).toThrow();
});
