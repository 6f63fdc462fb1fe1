// The API; see server/trpc/router.ts.
import { handleTrpc } from '@/server/trpc/http';

export const dynamic = 'force-dynamic';

const handle = (request: Request) =>
  // biome-ignore lint/suspicious/noConsole: the one place where what nobody expected is written down.
  handleTrpc(request, { onUnexpected: (error) => console.error(error) });

export { handle as GET, handle as POST };
