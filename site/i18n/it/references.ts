import type { Reference, Subject } from '../../engine.ts';
import { type Base, theFilter } from './filters.ts';
import type { GrammaticalNumber } from './nouns.ts';

/** How an ability speaks of what it has in hand. */
export type Speaking = { readonly [R in Reference]: string };

export const PLAIN: Speaking = {
  self: 'questo permanente',
  attached: 'la creatura a cui è assegnato',
  target: 'il bersaglio',
  targets: 'i bersagli',
  secondTarget: 'il secondo bersaglio',
  you: 'te',
  eventCreature: 'quella creatura',
  eventPlayer: 'quel giocatore',
  defendingPlayer: 'il giocatore in difesa',
  controllerOfTarget: 'il controllore del bersaglio',
  eachOpponent: 'ogni avversario',
  created: 'quella pedina',
};

export const numberOf = (subject: Subject): GrammaticalNumber => {
  if (subject.kind === 'reference') return subject.reference === 'targets' ? 'many' : 'one';
  return subject.filter.isSource ? 'one' : 'many';
};

export const isSelf = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'self';

export const isYou = (subject: Subject): boolean =>
  subject.kind === 'reference' && subject.reference === 'you';

export const subjectWords = (
  subject: Subject,
  speaking: Speaking = PLAIN,
  base: Base = 'permanent',
): string =>
  subject.kind === 'reference' ? speaking[subject.reference] : theFilter(subject.filter, base);

/** The subject as the first word of a sentence about creatures; nothing for the object itself. */
export const whose = (subject: Subject): string =>
  isSelf(subject) ? '' : `${subjectWords(subject, PLAIN, 'creature')} `;
