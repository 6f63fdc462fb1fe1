// What each page asks of the server: the same procedures with the same questions, in a club of any size.
import type { createCaller } from '@/server/trpc/router';

type Api = ReturnType<typeof createCaller>;

export interface ClubToRead {
  readonly api: Api;
  readonly clubId: string;
  readonly slug: string;
  /** Somebody who comes as often as most do. */
  readonly playerId: string;
  /** Whom he has met the most often. */
  readonly otherId: string;
  readonly seasonId: string;
  /** Where a page in the middle of the nights begins. */
  readonly cursor: string | undefined;
}

export interface PageToRead {
  readonly name: string;
  readonly ask: (club: ClubToRead) => Promise<unknown>;
}

export const PAGES: readonly PageToRead[] = [
  {
    name: 'the club’s home',
    ask: ({ api, clubId, slug }) =>
      Promise.all([
        api.clubs.bySlug({ slug }),
        api.sessions.list({ clubId }),
        api.players.list({ clubId }),
        api.planning.list({ clubId }),
        api.payments.own({ clubId }),
      ]),
  },
  {
    name: 'nights, a page in the middle',
    ask: ({ api, clubId, cursor }) => api.sessions.list({ clubId, cursor }),
  },
  { name: 'players', ask: ({ api, clubId }) => api.players.list({ clubId }) },
  {
    name: 'a player',
    ask: ({ api, clubId, playerId }) =>
      Promise.all([
        api.history.player({ clubId, playerId }),
        api.ratings.player({ clubId, playerId }),
        api.history.met({ clubId, playerId, most: 20 }),
      ]),
  },
  {
    name: 'two against each other',
    ask: ({ api, clubId, playerId, otherId }) =>
      api.history.headToHead({ clubId, playerId, otherId }),
  },
  {
    name: 'ratings',
    ask: ({ api, clubId }) => api.ratings.list({ clubId, game: 'limited-loo' }),
  },
  {
    name: 'seasons and the running year',
    ask: ({ api, clubId }) =>
      Promise.all([api.seasons.list({ clubId }), api.seasons.year({ clubId })]),
  },
  {
    name: 'a season',
    ask: ({ api, clubId, seasonId }) => api.seasons.get({ clubId, seasonId }),
  },
  { name: 'records', ask: ({ api, clubId }) => api.records.list({ clubId }) },
  {
    name: 'search for a person',
    ask: ({ api, clubId }) => api.history.search({ clubId, said: 'player 7' }),
  },
  {
    name: 'search for a month',
    ask: ({ api, clubId }) => api.history.search({ clubId, said: 'november 2026' }),
  },
  { name: 'open balances', ask: ({ api, clubId }) => api.payments.balances({ clubId }) },
];
