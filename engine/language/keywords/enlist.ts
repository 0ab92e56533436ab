import { gets, SELF, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const enlist: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.enlist'],
  // CR 702.154a: "when you do", of the creature that was tapped as it attacked.
  triggers: () => [whenever('enlists', [gets(SELF, { kind: 'powerOf', of: 'eventCreature' }, 0)])],
  // CR 702.154b: the cost.
  carriedOutIn: ['declaration'],
  bearsOn: [],
};
