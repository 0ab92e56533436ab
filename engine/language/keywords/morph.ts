import type { WayToCastKeyword } from './meaning.ts';

export const morph: WayToCastKeyword = {
  shape: 'costed',
  rules: ['keyword.morph'],
  // CR 702.37a: cast face down for {3}; the cost that is written turns it face up.
  paid: 'instead',
  costs: '{3}',
  carriedOutIn: ['effects'],
};
