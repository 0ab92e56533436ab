import { plusOneCounterOn, TARGET, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const mentor: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.mentor'],
  multiple: 'keyword.mentorMultiple',
  // CR 702.134a: a target, so its power is compared again as the ability resolves.
  triggers: () => [
    whenever('attacks', [plusOneCounterOn(TARGET)], {
      targets: [
        {
          kind: 'permanent',
          filter: { type: 'creature', attacking: true, powerLessThanSource: true },
        },
      ],
    }),
  ],
  example: {
    ada: { hammer: '3/3 mentor', cadet: '1/1' },
    nil: {},
    seenAt: 'attack',
    sees: { size: { hammer: '3/3', cadet: '2/2' } },
    without: { size: { hammer: '3/3', cadet: '1/1' } },
  },
};
