// Who joins, what is read in and taken along, a phone without a network, and what is owed.
import { PHONE, PHONES } from '@/scripts/look/looks';
import { NIGHT, type Screen } from '@/scripts/look/screen';

export const COMING_AND_GOING: readonly Screen[] = [
  {
    name: 'members',
    route: 'c/[slug]/members/page.tsx',
    path: ({ evening }) => `${evening.club}/members`,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'import',
    route: 'c/[slug]/import/page.tsx',
    path: ({ evening }) => `${evening.club}/import`,
    looks: PHONE,
  },
  {
    name: 'print',
    route: `${NIGHT}/print/page.tsx`,
    path: ({ evening }) => `${evening.settled.night}/print`,
    looks: PHONES,
    whole: true,
  },
  {
    name: 'join-nothing',
    route: 'join/[token]/page.tsx',
    signedIn: false,
    path: () => '/join/nothing',
    looks: PHONE,
  },
  {
    name: 'new-password',
    route: 'new-password/[token]/page.tsx',
    signedIn: false,
    path: () => '/new-password/nothing',
    looks: PHONE,
  },
  {
    name: 'offline',
    route: 'offline/page.tsx',
    path: () => '/offline',
    looks: PHONE,
  },
  {
    name: 'balances',
    route: 'c/[slug]/balances/page.tsx',
    path: ({ evening }) => `${evening.club}/balances`,
    looks: PHONES,
    whole: true,
  },
];
