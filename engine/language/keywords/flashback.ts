import type { WayToCastKeyword } from './meaning.ts';

export const flashback: WayToCastKeyword = {
  shape: 'costed',
  // CR 702.34a: from the graveyard, and then exiled.
  rules: ['keyword.flashback'],
  paid: 'instead',
  carriedOutIn: ['effects'],
};
