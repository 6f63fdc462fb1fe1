/** What the page of each game tells, in its order: the texts stand in `messages`, the cards here. */
import type { GameId } from '@/engine/match/game';

/** A line of cards, as they are written in documents; `who` leads or plays them. */
export interface CardLine {
  readonly who?: string;
  readonly cards: readonly string[];
  /** Which of them won, or matters. */
  readonly marked?: readonly string[];
}

export interface Example {
  readonly id: string;
  readonly lines: readonly CardLine[];
  readonly turnUp?: string;
}

export interface Chapters {
  readonly sections: readonly string[];
  readonly examples: readonly Example[];
  readonly pack: 'french' | 'spanish';
}

const line = (cards: string, more: Omit<CardLine, 'cards'> = {}): CardLine => ({
  ...more,
  cards: cards.split(' '),
});

export const CHAPTERS: Readonly<Record<GameId, Chapters>> = {
  'limited-loo': {
    sections: ['deal', 'single', 'double', 'dealer', 'money', 'tips'],
    pack: 'french',
    examples: [
      {
        id: 'double',
        turnUp: '4H',
        lines: [
          line('AH 7H KC', { who: 'Ana', marked: ['AH', 'KC'] }),
          line('9H QH 3C', { who: 'Ben', marked: ['QH'] }),
          line('2H 5S 6D', { who: 'Carla' }),
        ],
      },
      { id: 'defended', lines: [] },
    ],
  },
  'five-card-loo': {
    sections: ['deal', 'pam', 'play', 'money', 'tips'],
    pack: 'french',
    examples: [
      { id: 'trick', lines: [line('QH AH 9D JC 7S', { marked: ['JC'] })] },
      { id: 'pot', lines: [] },
    ],
  },
  'loba-de-menos': {
    sections: ['deal', 'turn', 'figures', 'count', 'out', 'tips'],
    pack: 'french',
    examples: [
      { id: 'figures', lines: [line('7S 7H 7D'), line('4C 5C 6C'), line('5S JK 7S')] },
      { id: 'hand', lines: [line('JK AH KC 7D')] },
      { id: 'back', lines: [] },
    ],
  },
  'loba-de-mas': {
    sections: ['deal', 'figures', 'count', 'end', 'tips'],
    pack: 'french',
    examples: [{ id: 'round', lines: [line('4C 5C 6C'), line('7S 7H 7D'), line('2C 2H 2D')] }],
  },
  chinchon: {
    sections: ['deal', 'turn', 'close', 'chinchon', 'out', 'tips'],
    pack: 'spanish',
    examples: [
      {
        id: 'close',
        lines: [line('4O 5O 6O'), line('10C 10E 10B'), line('3C', { marked: ['3C'] })],
      },
      { id: 'chinchon', lines: [line('1E 2E 3E 4E 5E 6E 7E')] },
    ],
  },
};
