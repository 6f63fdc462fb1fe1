// The board, and addresses that lead nowhere.
import { ALL, BOARD, PHONE } from '@/scripts/look/looks';
import type { Screen } from '@/scripts/look/screen';

export const BOARDS: readonly Screen[] = [
  {
    name: 'board',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: ({ evening }) => evening.live.board,
    looks: BOARD,
  },
  {
    name: 'board-friends',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: ({ evening }) => evening.friends.board,
    looks: BOARD,
  },
  {
    name: 'board-german',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: ({ evening }) => evening.fresh.board,
    looks: BOARD,
  },
  {
    name: 'board-gone',
    route: 'board/[token]/route.ts',
    signedIn: false,
    path: () => `/board/${'x'.repeat(43)}`,
    looks: PHONE,
  },
  {
    name: 'not-found',
    route: 'not-found.tsx',
    path: () => '/c/no-such-club',
    looks: ALL,
  },
];
