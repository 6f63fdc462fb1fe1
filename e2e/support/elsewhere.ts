// What happens in the club meanwhile, on screens that nobody of the story looks at.
import type { LogEntry } from '@/engine/match/entries';
import { firstAccount } from '@/scripts/look/account';
import { newKey } from '@/server/key';
import { expect } from './fixtures';
import type { App } from './server';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The table's address is `/c/<club>/nights/<night>/matches/<match>`. */
export async function placeOf(app: App, table: string) {
  const [, , slug = '', , sessionId = '', , matchId = ''] = table.split('/');
  const { api, cookies } = await firstAccount(app);
  const { id: clubId } = await api.clubs.bySlug.query({ slug });
  return { api, cookies, clubId, sessionId, matchId };
}

/** Somebody has followed an invitation to the club of this table. */
export async function joined(
  app: App,
  table: string,
  role: 'member' | 'scorer',
  name: string,
): Promise<Person> {
  const { api, clubId } = await placeOf(app, table);
  const asked = { requestId: newKey(), clubId, role, playerId: null, many: false };
  const { path } = await api.members.invite.mutate(asked);
  const person = { name, email: `${newKey()}@example.org`, password: 'the cut goes to the left' };
  const token = path.split('/').at(-1) ?? '';
  await api.members.register.mutate({ token, locale: 'en', ...person });
  return person;
}

/** The address of the night's board. */
export async function boardOf(app: App, table: string): Promise<string> {
  const { api, clubId, sessionId } = await placeOf(app, table);
  return (await api.links.board.mutate({ clubId, sessionId })).path;
}

/** Another phone of the club saves an entry, as often as it takes until somebody answers. */
export async function savedElsewhere(app: App, table: string, entry: LogEntry): Promise<void> {
  const clientId = newKey();
  await expect(async () => {
    const { api, clubId, matchId } = await placeOf(app, table);
    const { version: expectedVersion } = await api.matches.get.query({ clubId, matchId });
    await api.matches.append.mutate({ clubId, matchId, clientId, expectedVersion, entry });
  }).toPass();
}
