import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '@/db/testing/database';
import { anyAccount } from './accounts.mjs';
import { serverEnvironment } from './environment.mjs';
import { Failed, run } from './run.mjs';
import { readSecrets } from './secrets.mjs';
import { welcome } from './welcome.mjs';

test('secrets are made once, differ between installations, and only their owner reads them', () => {
  const [one = '', other = ''] = [1, 2].map(() => {
    const folder = mkdtempSync(join(tmpdir(), 'lanturlu-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  });
  const secrets = readSecrets(one);
  expect(readSecrets(one)).toEqual(secrets);
  const values = [...Object.values(secrets), ...Object.values(readSecrets(other))];
  expect(new Set(values).size).toBe(4);
  for (const value of values) expect(value).toMatch(/^[\w-]{32}$/);

  const file = join(one, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  readSecrets(one);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the address of the site comes from PUBLIC_URL alone, never from a left-over NEXTAUTH_URL', () => {
  const about = { databaseUrl: 'postgres://x', secrets: { authSecret: 'a', setupToken: 's' } };
  const before = { ...process.env };
  onTestFinished(() => {
    process.env = before;
  });
  process.env.NEXTAUTH_URL = 'http://somewhere.else';
  expect(serverEnvironment(about).NEXTAUTH_URL).toBeUndefined();
  process.env.PUBLIC_URL = 'https://cards.example';
  expect(serverEnvironment(about).NEXTAUTH_URL).toBe('https://cards.example');
});

test('the setup address is printed for the phone, as long as nobody has an account', () => {
  const about = { port: 3000, addresses: ['192.168.0.7', '10.0.0.7'] };
  const first = welcome({ ...about, setupToken: 'once' });
  expect(first).toContain('http://localhost:3000\n');
  expect(first).toContain('http://192.168.0.7:3000/setup?token=once\n');
  expect(first).toContain('http://10.0.0.7:3000\n');
  expect(welcome(about)).not.toContain('setup');
  expect(welcome({ ...about, publicUrl: 'https://cards.example/', setupToken: 'once' })).toContain(
    'https://cards.example/setup?token=once\n',
  );
  expect(welcome({ ...about, addresses: [], setupToken: 'once' })).toContain(
    'http://localhost:3000/setup?token=once\n',
  );
});

test('an account ends the setup, and a database without tables has none', async () => {
  const { sql, url } = await testDatabase();
  await sql`create schema club`;
  await sql`create table club.users (name text)`;
  const here = new URL(url);
  here.searchParams.set('search_path', 'club');
  expect(await anyAccount(here.href)).toBe(false);
  await sql`insert into club.users values ('Ana')`;
  expect(await anyAccount(here.href)).toBe(true);
  here.searchParams.set('search_path', 'nowhere');
  expect(await anyAccount(here.href)).toBe(false);
});

test('what a program said is kept for when it fails', async () => {
  const program = "console.log('looked at the cards'); console.error('misdeal'); process.exit(3)";
  const failure = await run(process.execPath, ['-e', program]).catch((error) => error);
  expect(failure).toBeInstanceOf(Failed);
  expect(failure.message.split('\n').sort()).toEqual(['looked at the cards', 'misdeal']);
});
