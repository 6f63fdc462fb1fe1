// What only a Node server can do: end its live streams when it is told to stop.
import { setMaxListeners } from 'node:events';
import { shutDown, shutdownSignal } from '@/server/live/shutdown';

// One listener a viewer.
setMaxListeners(0, shutdownSignal());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, shutDown);
