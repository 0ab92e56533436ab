import { TARGET } from './abilityParts.ts';
import type { ActivatedKeyword } from './meaning.ts';

export const equip: ActivatedKeyword = {
  shape: 'activated',
  rules: ['keyword.equip'],
  // CR 702.6a: to a creature of yours, when you could cast a sorcery.
  activates: ({ cost: mana }) => ({
    kind: 'activated',
    keyword: 'equip',
    costs: [{ kind: 'mana', mana }],
    timing: { kind: 'sorcery' },
    targets: [{ kind: 'permanent', filter: { type: 'creature', controller: 'you' } }],
    effects: [{ kind: 'attach', subject: TARGET }],
  }),
};
