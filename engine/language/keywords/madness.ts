import { whenever } from './abilityParts.ts';
import type { CostedKeyword } from './meaning.ts';

export const madness: CostedKeyword = {
  shape: 'costed',
  rules: ['keyword.madness'],
  // CR 702.35a: once it is exiled, it may be cast.
  triggers: ({ cost }) => [whenever('discards', [{ kind: 'castFromExile', by: 'madness', cost }])],
  triggersIn: 'exile',
  // CR 702.35a: that it is exiled as it is discarded.
  carriedOutIn: ['change'],
};
