import type { RefusedDeclaration } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { payWords } from './abilities/costs.ts';

/** What was offered for a declaration that is not paid for, and what was due. */
export function unpaidWords({ act, due }: RefusedDeclaration, n: Naming): readonly string[] {
  if (due === undefined) return [];
  const { manaAbilities = [], named = [] } = act.payment ?? {};
  const offered = [
    ...(manaAbilities.length === 0
      ? []
      : [`maná de ${n.objects(manaAbilities.map(({ source }) => source))}`]),
    ...(named.length === 0 ? [] : [n.objects(named)]),
  ];
  return [
    `Ofrece: ${offered.length === 0 ? 'nada' : offered.join('; ')}.`,
    `Coste total: ${n.list(due.map(payWords))}.`,
  ];
}
