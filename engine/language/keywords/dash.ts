import type { WayToCastKeyword } from './meaning.ts';

export const dash: WayToCastKeyword = {
  shape: 'costed',
  // CR 702.109a: what is cast for it has haste, and goes home at the next end step.
  rules: ['keyword.dash'],
  paid: 'instead',
  carriedOutIn: ['effects'],
};
