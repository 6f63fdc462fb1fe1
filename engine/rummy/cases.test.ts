import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '@/engine/match/entries';
import { isError } from '@/engine/match/problem';
import { chinchon } from './chinchon';
import { lobaDeMas } from './loba-de-mas';
import { lobaDeMenos } from './loba-de-menos';
import { night } from './testing';

interface Case {
  readonly name: string;
  readonly document: {
    readonly matches: readonly {
      readonly game: string;
      readonly rules?: unknown;
      readonly seats: readonly string[];
      readonly log: readonly LogEntry[];
    }[];
  };
  readonly expect: {
    readonly standings?: readonly { readonly player: string }[];
    readonly refused?: readonly number[];
    readonly code?: string;
    readonly pot?: string;
    readonly status?: string;
    readonly dealer?: string;
    readonly net?: Record<string, string>;
    readonly winners?: readonly string[];
    readonly mayReenter?: readonly string[];
    readonly reentryScore?: number;
  };
}

const GAMES = new Map([lobaDeMenos, lobaDeMas, chinchon].map((game) => [game.id as string, game]));
const FOLDER = join(import.meta.dirname, '..', 'cases');

const CASES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): Case[] => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
  .filter(({ document }) => document.matches.some(({ game }) => GAMES.has(game)));

describe('the cases of Loba and Chinchón come out as they are written', () => {
  test.each(CASES.map((one): [string, Case] => [one.name, one]))('%s', (_, one) => {
    const [match] = one.document.matches;
    const told = night({ ...match!, game: GAMES.get(match!.game)! }, match!.log);
    const errors = told.timeline.problems.filter(isError);
    const { standings, refused = [], code, net, winners, mayReenter, reentryScore } = one.expect;
    expect(errors.map(({ entry }) => entry)).toEqual(refused);
    if (code) expect(errors.map((problem) => problem.code)).toEqual([code]);
    for (const line of standings ?? []) {
      const own = told.summary.standings?.find(({ player }) => player === line.player);
      expect(own).toMatchObject(line);
    }
    const { pot, status, dealer } = told;
    for (const [got, wanted] of [
      [pot, one.expect.pot],
      [status, one.expect.status],
      [dealer, one.expect.dealer],
      [told.summary.winners, winners],
      [told.summary.mayReenter, mayReenter],
      [told.summary.reentryScore, reentryScore],
    ]) {
      if (wanted !== undefined) expect(got).toEqual(wanted);
    }
    if (net) expect(told.net).toMatchObject(net);
  });
});
