import type { Subject } from '../../engine.ts';

export const isSelf = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'self';

export const isYou = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'you';
