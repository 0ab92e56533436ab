import type { Reference, Subject } from '../../../engine.ts';
import { isSelf } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import type { Agreement, GrammaticalNumber } from '../agreement.ts';
import type { Base } from './filterNouns.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: Speaking = {
  self: 'questo permanente',
  attached: 'la creatura a cui è assegnato',
  target: 'il bersaglio',
  targets: 'i bersagli',
  secondTarget: 'il secondo bersaglio',
  you: 'te',
  eventCreature: 'quella creatura',
  eventCreatures: 'quelle creature',
  eventPlayer: 'quel giocatore',
  attackedByEventCreature: 'ciò che quella creatura attacca',
  defendingPlayer: 'il giocatore in difesa',
  controllerOfTarget: 'il controllore del bersaglio',
  eachOpponent: 'ogni avversario',
  eachPlayer: 'ogni giocatore',
  chosenPlayer: 'il giocatore scelto',
  created: 'quella pedina',
  chosen: 'ciò che è stato scelto',
  each: 'quella creatura',
};

export const numberOf = (subject: Subject): GrammaticalNumber => {
  if (subject.kind === 'reference') return PLURAL.has(subject.reference) ? 'many' : 'one';
  return subject.filter.isSource ? 'one' : 'many';
};

const PLURAL: ReadonlySet<Reference> = new Set(['targets', 'eventCreatures']);

/** A creature, where nothing else is named: only creatures attack, block and are blocked. */
export const agreementOfSubject = (subject: Subject): Agreement => ({
  number: numberOf(subject),
  gender: subject.kind === 'all' ? agreementOf(subject.filter, numberOf(subject)).gender : 'f',
});

export function subjectWords(
  subject: Subject,
  speaking: Speaking = PLAIN,
  base: Base = 'permanent',
): string {
  if (subject.kind === 'all') return theFilter(subject.filter, base);
  const { reference, which } = subject;
  if (which === undefined) return speaking[reference];
  return numberOf(subject) === 'one'
    ? `${speaking[reference]}, se è ${aFilter(which)}`
    : `${speaking[reference]}, se sono ${filterWords(which, 'many')}`;
}

/** The subject as the first word of a sentence about creatures; nothing for the object itself. */
export const whose = (subject: Subject): string =>
  isSelf(subject) ? '' : `${subjectWords(subject, PLAIN, 'creature')} `;
