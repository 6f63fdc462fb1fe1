// What only a Node server can do: end its live streams and its connections when it is told to stop.
import { setMaxListeners } from 'node:events';
import { closeConnections, noteServers } from '@/server/live/connections';
import { shutDown, shutdownSignal } from '@/server/live/shutdown';

// One listener a viewer.
setMaxListeners(0, shutdownSignal());
noteServers();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    shutDown();
    closeConnections();
  });
}
