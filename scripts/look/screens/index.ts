// Every screen of the app and the states worth a look, with the taps that lead there.
import type { Screen } from '@/scripts/look/screen';
import { BOARDS } from './board';
import { CLUB } from './club';
import { COMING_AND_GOING } from './coming-and-going';
import { ENTRANCE } from './entrance';
import { NIGHTS } from './night';
import { OTHER_GAMES } from './other-games';
import { PLANNING } from './planning';
import { SETTLING } from './settling';
import { TABLES } from './table';
import { YEARS } from './years';

export const SCREENS: readonly Screen[] = [
  ...ENTRANCE,
  ...CLUB,
  ...YEARS,
  ...NIGHTS,
  ...TABLES,
  ...OTHER_GAMES,
  ...SETTLING,
  ...PLANNING,
  ...COMING_AND_GOING,
  ...BOARDS,
];
