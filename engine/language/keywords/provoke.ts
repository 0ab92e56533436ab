import { SELF, TARGET, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const provoke: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.provoke'],
  multiple: 'keyword.provokeMultiple',
  // CR 702.39a: the requirement lasts for the combat, and the creature is untapped to be able to obey it.
  triggers: () => [
    whenever(
      'attacks',
      [
        {
          kind: 'apply',
          subject: TARGET,
          change: {
            kind: 'impose',
            ability: {
              kind: 'requirement',
              requirement: 'blocksIfAble',
              subject: SELF,
              filter: { isSource: true },
            },
          },
          until: 'endOfCombat',
        },
        { kind: 'untap', subject: TARGET },
      ],
      {
        optional: true,
        targets: [
          { kind: 'permanent', filter: { type: 'creature', controller: 'defendingPlayer' } },
        ],
      },
    ),
  ],
  example: {
    ada: { bully: '3/3 provoke' },
    nil: { bear: { is: '2/2', tapped: true } },
    seenAt: 'attack',
    sees: { tapped: ['bully'] },
    without: { tapped: ['bully', 'bear'] },
  },
};
