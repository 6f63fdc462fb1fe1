// The server is told to stop while a hundred people look on: it goes at once, and says goodbye to each.
import { get, type IncomingMessage } from 'node:http';
import { placeOf } from './support/elsewhere';
import { FIVE, tableOf } from './support/evening';
import { expect, test } from './support/fixtures';

test.setTimeout(180_000);

const VIEWERS = 100;
const BOARDS = 10;

interface Viewer {
  /** What was told, once the stream has ended in good order. */
  readonly ended: Promise<string>;
}

function viewer(url: string, cookie: string): Promise<Viewer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { cookie } }, (answer: IncomingMessage) => {
      let told = '';
      const ended = new Promise<string>((end, broken) => {
        answer.on('end', () => end(told)).on('error', broken);
      });
      answer.setEncoding('utf8').on('data', (text: string) => {
        told += text;
        resolve({ ended });
      });
    }).on('error', reject);
  });
}

test('told to stop with a hundred viewers, the server ends every stream and itself within seconds @deep', async ({
  freshApp: app,
  page,
}) => {
  const table = await tableOf(app, page, FIVE);
  const { api, cookies, clubId, sessionId } = await placeOf(app, table);
  const { path } = await api.links.board.mutate({ clubId, sessionId });
  const input = encodeURIComponent(JSON.stringify({ clubId, sessionId, since: 0 }));
  const live = `${app.baseURL}/api/trpc/live.night?input=${input}`;
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const viewers = await Promise.all(
    Array.from({ length: VIEWERS }, (_, index) =>
      index < BOARDS ? viewer(`${app.baseURL}${path}/events`, '') : viewer(live, cookie),
    ),
  );
  const start = performance.now();
  // How the framework says that it was told to by this signal and has closed everything; `npm start` makes it 0.
  expect(await app.pause()).toBe(143);
  expect(performance.now() - start).toBeLessThan(5_000);
  const told = await Promise.all(viewers.map(({ ended }) => ended));
  for (const text of told.slice(BOARDS)) expect(text).toContain('event: return');
  await app.resume();
});
