import type { Filter, Subject } from '../../engine.ts';

export const isSelf = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'self';

export const isYou = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'you';

/** CR 702.16k: a quality that is nothing but whose it is. */
export const isOfOpponents = (quality: Filter): boolean =>
  quality.controller === 'opponent' && Object.keys(quality).length === 1;
