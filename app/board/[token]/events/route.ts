/** The board's stream: the rendered fragment each time the night has something new. */
import { renderFragment } from '@/app/board/render';
import { goneResponse } from '@/app/board/responses';
import { openBoard } from '@/server/board/open';
import type { BoardView } from '@/server/board/view';
import { pool } from '@/server/database';
import { version } from '@/server/input';

type Params = { params: Promise<{ token: string }> };

/** Shorter than the time after which proxies and televisions give up on a silent line. */
const PING_MS = 15_000;

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  const board = await openBoard(pool().db, token);
  if (board === null) return goneResponse(request);
  const seen =
    request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('since');
  // What is no version of a night has seen nothing.
  const since = version.catch(0).parse(Number(seen ?? 0));
  const gone = new AbortController();
  request.signal.addEventListener('abort', () => gone.abort());
  const changes = board.changes(since, gone.signal);
  return new Response(
    stream(changes, () => gone.abort()),
    {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    },
  );
}

/** Looks at the night again only when the line has taken what was said: who reads slowly misses steps, not the end. */
function stream(
  changes: AsyncGenerator<BoardView>,
  onCancel: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let ping: NodeJS.Timeout;
  const over = () => {
    clearInterval(ping);
    onCancel();
  };
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send('retry: 1000\n: here\n\n');
      ping = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) send('event: ping\ndata:\n\n');
      }, PING_MS);
    },
    async pull(controller) {
      try {
        const { value: view, done } = await changes.next();
        if (done) {
          over();
          controller.close();
          return;
        }
        const lines = (await renderFragment(view)).split('\n').map((line) => `data: ${line}\n`);
        controller.enqueue(encoder.encode(`id: ${view.version}\n${lines.join('')}\n`));
      } catch (error) {
        over();
        throw error;
      }
    },
    cancel: over,
  });
}
