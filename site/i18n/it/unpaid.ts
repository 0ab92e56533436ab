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
      : [`mana da ${n.objects(manaAbilities.map(({ source }) => source))}`]),
    ...(named.length === 0 ? [] : [n.objects(named)]),
  ];
  return [
    `Offre: ${offered.length === 0 ? 'nulla' : offered.join('; ')}.`,
    `Costo totale: ${n.list(due.map(payWords))}.`,
  ];
}
