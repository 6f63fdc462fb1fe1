// A free TCP port of this machine.
// @ts-check
import { createServer } from 'node:net';

/**
 * A port nobody listens on. Below 32768, where systems do not pick the ports of outgoing
 * connections: a server that is stopped for a moment finds its port free again.
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (!(await portProblem(port, host))) return port;
  }
}

/**
 * Why nobody can listen on this port now (`EADDRINUSE`, `EACCES`), or undefined when it is free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
