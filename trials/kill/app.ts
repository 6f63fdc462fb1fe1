// The API in a process of its own, to be killed: what the web server serves, without its pages.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { handleTrpc } from '@/server/trpc/http';

const server = createServer(async (request, response) => {
  const url = `http://${request.headers.host}${request.url}`;
  const headers = new Headers(request.headers as Record<string, string>);
  const { method = 'GET' } = request;
  const body = method === 'GET' ? null : (Readable.toWeb(request) as ReadableStream);
  // A body that streams needs `duplex`, which the types do not know.
  const init = { method, headers, body, duplex: 'half' };
  const answer = await handleTrpc(new Request(url, init), {
    // biome-ignore lint/suspicious/noConsole: the test shows what nobody expected.
    onUnexpected: (error) => console.error(error),
  });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.stdout.write('up\n');
});
