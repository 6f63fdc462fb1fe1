/** The browser's way to the API: questions, changes, and one stream for what happens meanwhile. */
import { createTRPCClient, httpLink, splitLink } from '@trpc/client';
import type { AppRouter } from '@/server/trpc/router';
import { eventSourceLink } from './event-source-link';

const url = '/api/trpc';

export const trpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: eventSourceLink({ url }),
      // Not batched: an entry must not wait for a slower neighbour.
      false: httpLink({ url }),
    }),
  ],
});
