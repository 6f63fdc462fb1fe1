// Lets go of the connections that nobody uses any more once the server is told to stop.
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Whoever has not got his answer after this does not get one. */
export const PATIENCE_MS = 3_000;
const LOOK_MS = 20;

const servers = new Set<Server>();
/** Opened ahead by browsers, and never asked for anything: Node does not count them as idle. */
const silent = new Set<Socket>();

/** Notes every server of this process that answers something. */
export function noteServers(): void {
  subscribe('http.server.request.start', (message) => {
    const { server, socket } = message as { server: Server; socket: Socket };
    silent.delete(socket);
    if (servers.has(server)) return;
    servers.add(server);
    server.on('connection', (fresh: Socket) => {
      silent.add(fresh);
      fresh.once('close', () => silent.delete(fresh));
    });
  });
}

/**
 * A server that closes waits for its connections, and browsers keep theirs for seconds after the last
 * answer. Answers under way are finished; the others are closed as soon as they have nothing to say.
 */
export function closeConnections(): void {
  const deadline = Date.now() + PATIENCE_MS;
  setInterval(() => {
    for (const socket of silent) socket.destroy();
    for (const server of servers) {
      if (Date.now() < deadline) server.closeIdleConnections();
      else server.closeAllConnections();
    }
  }, LOOK_MS).unref();
}
