/** "Contrato": the figures that each round demands before anything else may be laid (rules/loba.md `contract`). */
import type { PlayerId, RummyRound } from '@/engine/match/entries';
import { fault, type Problem, warning } from '@/engine/match/problem';
import type { DeMenosRules, Demand } from './loba-rules';
import type { Laid, Melds } from './melds';

/** What a round demands; null where no contract is played. */
export function demandOf({ contract }: DeMenosRules, round: number): Demand | null {
  return contract?.[round - 1] ?? null;
}

/** Whether the match is decided with this round. */
export function isLastOfContract({ contract }: DeMenosRules, round: number): boolean {
  return contract !== null && round >= contract.length;
}

/** Who met it holds who went out, and nobody else has laid anything. */
export function judgeContract(
  rules: DeMenosRules,
  round: number,
  players: readonly PlayerId[],
  wentOut: PlayerId | null,
  entry: RummyRound,
  melds: Melds,
): Problem[] {
  const { opened = [] } = entry;
  const demand = demandOf(rules, round);
  if (demand === null) return opened.length > 0 ? [warning('no-effect', '/opened')] : [];
  const problems = opened.flatMap((player, index) =>
    players.includes(player) ? [] : [fault('contract', `/opened/${index}`, { player })],
  );
  if (opened.length > 0 && wentOut !== null && !opened.includes(wentOut)) {
    problems.push(fault('contract', '/opened', { player: wentOut }));
  }
  for (const [player, laid] of melds.laid) {
    const hasOpened = opened.includes(player);
    const mayLay = opened.length === 0 || hasOpened;
    const hasLaid = laid.figures.length > 0;
    if ((hasLaid || hasOpened) && !(mayLay && meets(demand, laid))) {
      problems.push(fault('contract', `/melds/${player}`, { player }));
    }
  }
  return problems;
}

/** Cards that can be read both ways count as what is missing. Cards that are no figure are not judged here. */
function meets({ piernas, escaleras }: Demand, { figures }: Laid): boolean {
  const kinds = figures.map(({ readings }) => new Set(readings.map(({ kind }) => kind)));
  if (kinds.some((kind) => kind.size === 0)) return true;
  const both = kinds.filter((kind) => kind.size === 2).length;
  const only = (kind: 'pierna' | 'escalera') =>
    kinds.filter((one) => one.size === 1 && one.has(kind)).length;
  const missing = Math.max(0, piernas - only('pierna')) + Math.max(0, escaleras - only('escalera'));
  return missing <= both;
}
