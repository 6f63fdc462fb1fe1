// A valid input for every procedure, made for the world it is called in.
import type { ProcedurePath } from '@/server/auth/permissions';
import { SETUP_TOKEN, type World } from './world';

export type InputOf = (world: World) => unknown | Promise<unknown>;

export const INPUTS: Partial<Record<ProcedurePath, InputOf>> = {
  'auth.needsSetup': () => undefined,
  'auth.setup': () => ({
    token: SETUP_TOKEN,
    name: 'Second First',
    email: 'second@example.org',
    password: 'correct horse battery',
    locale: 'en',
  }),
  'auth.me': () => undefined,
  'auth.setLocale': () => ({ locale: 'es' }),
  'clubs.create': () => ({
    name: 'Mittwochsrunde',
    currency: 'EUR',
    unitValue: '0.10',
    timeZone: 'Europe/Berlin',
    locale: 'de',
  }),
  'clubs.list': () => undefined,
  'clubs.bySlug': ({ own }) => ({ slug: own.slug }),
  'clubs.get': ({ own }) => ({ clubId: own.clubId }),
  'clubs.update': ({ own }) => ({ clubId: own.clubId, name: 'Renamed' }),
  'players.list': ({ own }) => ({ clubId: own.clubId }),
  'players.add': ({ own }) => ({ clubId: own.clubId, name: 'Eva' }),
  'players.rename': ({ own }) => ({
    clubId: own.clubId,
    playerId: own.players[0],
    name: 'Anabel',
  }),
  'links.board': ({ own }) => ({ clubId: own.clubId, sessionId: own.sessionId }),
  'links.revoke': ({ own }) => ({ clubId: own.clubId, linkId: own.viewLink }),
};
