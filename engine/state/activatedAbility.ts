import type { Ability, ActivatedAbility } from '../vocabulary/abilities.ts';

/** What an ability is as an activated one: itself, or what its keyword stands for; `undefined` for any other ability. */
export function asActivated(ability: Ability | undefined): ActivatedAbility | undefined {
  if (ability?.kind === 'activated') return ability;
  return ability?.kind === 'keyword' && ability.keyword === 'crew'
    ? crew(ability.n ?? 1)
    : undefined;
}

/** CR 702.122a: creatures that came this turn may crew, since nothing of theirs is activated. */
const crew = (n: number): ActivatedAbility => ({
  kind: 'activated',
  keyword: 'crew',
  costs: [{ kind: 'tapPower', n }],
  targets: [],
  effects: [
    {
      kind: 'apply',
      subject: { kind: 'reference', reference: 'self' },
      change: { kind: 'addTypes', types: ['artifact', 'creature'] },
      until: 'endOfTurn',
    },
  ],
});
