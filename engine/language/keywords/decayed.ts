import { SELF, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const decayed: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.decayed'],
  // CR 702.147a: it can't block.
  forbids: () => [{ restriction: 'cannotBlock' }],
  // CR 702.147a: and once it attacks, it is sacrificed at end of combat.
  triggers: () => [
    whenever('attacks', [
      { kind: 'delayed', at: 'endOfCombat', effects: [{ kind: 'sacrifice', subject: SELF }] },
    ]),
  ],
  // What has decayed is sacrificed later, which no board as it stands shows.
  boards: 'none',
  example: {
    ada: { attacker: '2/2' },
    nil: { blocker: '2/2 decayed' },
    blocks: { blocker: 'attacker' },
    sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
    without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
  },
};
