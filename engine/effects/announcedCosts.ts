import type { Announcement } from '../state/stack.ts';
import type { Cost } from '../vocabulary/abilities.ts';

/** CR 107.3a: the costs with the number announced for X in its place. */
export const withX = (costs: readonly Cost[], { x = 0 }: Announcement = {}): readonly Cost[] =>
  costs.map((cost) => {
    if (cost.kind === 'mana') return { ...cost, mana: cost.mana.replaceAll('{X}', `{${x}}`) };
    return cost.kind === 'loyalty' && cost.n === '-x' ? { ...cost, n: -x } : cost;
  });
