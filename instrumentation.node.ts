// What only a Node server can do: keep ratings filled in; end its live streams and its connections when it is told to stop.
import { setMaxListeners } from 'node:events';
import { pool } from '@/server/database';
import { closeConnections, noteServers } from '@/server/live/connections';
import { shutDown, shutdownSignal } from '@/server/live/shutdown';
import { keepRatings } from '@/server/ratings/keep';

// One listener a viewer.
setMaxListeners(0, shutdownSignal());
noteServers();
keepRatings(pool().db);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    shutDown();
    closeConnections();
  });
}
