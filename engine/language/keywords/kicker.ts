import type { WayToCastKeyword } from './meaning.ts';

export const kicker: WayToCastKeyword = {
  shape: 'costed',
  // CR 702.33a: an additional cost.
  rules: ['keyword.kicker'],
  paid: 'besides',
};
