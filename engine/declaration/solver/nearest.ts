/** The legal declaration with the fewest changes from a proposed one: what would put an illegal declaration right. */
import { legalDeclarations } from './enumerate.ts';
import type { Limits } from './limits.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';

export interface Nearest {
  readonly declaration: Declaration;
  /** Pairs added plus pairs removed. */
  readonly changes: number;
  /** Whether it is known that none is nearer. */
  readonly proof: 'proved' | 'unproved';
}

export function nearestLegal(
  problem: DeclarationProblem,
  proposed: Declaration,
  _limits: Limits,
): Nearest | undefined {
  let nearest: Nearest | undefined;
  for (const declaration of legalDeclarations(problem)) {
    const changes = changesBetween(proposed, declaration);
    if (nearest === undefined || changes < nearest.changes)
      nearest = { declaration, changes, proof: 'proved' };
  }
  return nearest;
}

/** Pairs that are in one of the two only. */
export function changesBetween(from: Declaration, to: Declaration): number {
  const before = new Set(from.map((pair) => pair.join()));
  const after = new Set(to.map((pair) => pair.join()));
  return (
    [...before].filter((pair) => !after.has(pair)).length +
    [...after].filter((pair) => !before.has(pair)).length
  );
}
