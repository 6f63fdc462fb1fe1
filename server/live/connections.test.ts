// A hundred viewers hold their connections open; the server is told to stop, and does.

import { once, setMaxListeners } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { closeConnections, noteServers, PATIENCE_MS } from './connections';

noteServers();

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

test('ends with its viewers as soon as their streams have, and finishes what it was asked', async () => {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  let server = createServer();
  let answer = (_text: string) => {};
  const asked = new Promise<void>((resolve) => {
    server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      if (request.url === '/slow') {
        answer = (text) => response.end(text);
        resolve();
        return;
      }
      response.write('data: here\n\n');
      stop.signal.addEventListener('abort', () => response.end());
    });
  });
  const port = await listening(server);
  const agent = new Agent({ keepAlive: true });
  const ended = Array.from({ length: 100 }, () => {
    return new Promise<void>((done) => {
      get({ port, host: '127.0.0.1', agent }, (stream) => stream.resume().on('end', done));
    });
  });
  const slow = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
  await asked;
  const silent = connect(port, '127.0.0.1');
  await expect
    .poll(() => new Promise((done) => server.getConnections((_, n) => done(n))))
    .toBe(102);

  const closed = new Promise((done) => server.close(done));
  const start = performance.now();
  stop.abort();
  closeConnections();
  await Promise.all([...ended, once(silent, 'close')]);
  expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
  answer('saved');
  expect(await slow).toBe('saved');
  await closed;
  silent.destroy();
  agent.destroy();
});
