// For every house rule of every game a moment at the table in which each of its values shows.
import type { GameId } from '@/engine/match/game';
import { FIVE_CARD, LIMITED } from './loo-situations';
import { CHINCHON, DE_MAS, DE_MENOS } from './rummy-situations';
import type { Situation } from './situation';

export const SITUATIONS: Readonly<Record<GameId, Readonly<Record<string, Situation>>>> = {
  'limited-loo': LIMITED,
  'five-card-loo': FIVE_CARD,
  'loba-de-menos': DE_MENOS,
  'loba-de-mas': DE_MAS,
  chinchon: CHINCHON,
};
