// One command: what `npm start` prints, keeps to itself, refuses, and leaves behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@/db/free-port.mjs';

/** `npm start` in this clone, with a data folder of its own. */
function npmStart(env: Record<string, string>) {
  const { DATABASE_URL: _other, ...rest } = process.env;
  const child = spawn('npm', ['start'], { env: { ...rest, ...env }, detached: true });
  let printed = '';
  const listen = (data: Buffer) => {
    printed += data;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exited = new Promise<number | null>((done) => child.on('close', done));
  return { child, exited, printed: () => printed };
}

const up = (start: { printed(): string }) =>
  expect.poll(() => start.printed(), { timeout: 50_000 }).toContain('Ctrl-C stops it.');

/** What the terminal does: everything of the command gets the signal. */
const ctrlC = (child: ChildProcess) => process.kill(-Number(child.pid), 'SIGINT');

test('an evening begins with one command and ends with Ctrl-C', async () => {
  const data = mkdtempSync(join(tmpdir(), 'lanturlu-start-'));
  const port = await freePort('0.0.0.0');
  const start = npmStart({ DATA_DIR: data, PORT: String(port) });
  await up(start);

  expect(start.printed()).toContain(`http://localhost:${port}`);
  const [setup = ''] = /http:\S+\/setup\?token=\S+/.exec(start.printed()) ?? [];
  expect(setup).not.toBe('');
  expect((await fetch(setup)).status).toBe(200);
  expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600);

  const second = npmStart({ DATA_DIR: data, PORT: String(port) });
  expect(await second.exited).toBe(1);
  expect(second.printed()).toContain(`Port ${port} is taken`);
  expect(second.printed()).not.toMatch(/ at .*:\d+:\d+/);

  // A phone in somebody's pocket holds its connection open.
  const viewer = connect(port, '127.0.0.1');
  viewer.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((answered) => viewer.once('data', answered));
  ctrlC(start.child);
  expect(await start.exited).toBe(0);
  viewer.destroy();
  expect(await fetch(`http://localhost:${port}/`).catch(() => 'nobody there')).toBe('nobody there');
  expect(existsSync(join(data, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  expect(readdirSync(join(data, 'postgres', 'in-use-by'))).toEqual([]);
  expect(readFileSync(join(data, 'postgres', 'log'), 'utf8')).toMatch(/is shut down\n$/);

  const secrets = readFileSync(join(data, 'secrets.json'), 'utf8');
  const again = npmStart({ DATA_DIR: data, PORT: String(port) });
  await up(again);
  expect(again.printed()).toContain(setup);
  expect(readFileSync(join(data, 'secrets.json'), 'utf8')).toBe(secrets);
  process.kill(Number(again.child.pid), 'SIGTERM');
  expect(await again.exited).toBe(0);
  rmSync(data, { recursive: true });
});
