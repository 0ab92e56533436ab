import { gets, SELF, whenever, YOU } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const prowess: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.prowess'],
  multiple: 'keyword.prowessMultiple',
  // CR 702.108a: as it is cast, so before it resolves.
  triggers: () => [
    whenever('castsSpell', [gets(SELF, 1, 1)], { of: YOU, filter: { notType: 'creature' } }),
  ],
};
