import type { Filter, Reference, Subject } from '../../../engine.ts';
import type { Base } from '../../abilities/filterLanguage.ts';
import { HOST, HOST_ATTACHED } from '../../abilities/host.ts';
import type { Speaking } from '../../abilities/words.ts';
import { type Agreement, agree, type Gender, type GrammaticalNumber } from '../agreement.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: Speaking = {
  self: HOST,
  attached: HOST_ATTACHED,
  target: 'il bersaglio',
  targets: 'i bersagli',
  secondTarget: 'il secondo bersaglio',
  you: 'te',
  eventCreature: 'quella creatura',
  eventCreatures: 'quelle creature',
  eventPlayer: 'quel giocatore',
  attackedByEventCreature: 'il giocatore o planeswalker che quella creatura sta attaccando',
  defendingPlayer: 'il giocatore in difesa',
  controllerOfTarget: 'il controllore del bersaglio',
  eachOpponent: 'ogni avversario',
  eachPlayer: 'ogni giocatore',
  chosenPlayer: 'il giocatore scelto',
  created: 'quella pedina',
  chosen: 'la creatura scelta',
  each: 'quella creatura',
};

const numberOf = (subject: Subject): GrammaticalNumber => {
  if (subject.kind === 'reference') return PLURAL.has(subject.reference) ? 'many' : 'one';
  return subject.filter.isSource ? 'one' : 'many';
};

const PLURAL: ReadonlySet<Reference> = new Set(['targets', 'eventCreatures']);

/** A creature, where nothing else is named: only creatures attack, block and are blocked. */
export const agreementOfSubject = (subject: Subject): Agreement => ({
  number: numberOf(subject),
  gender: subject.kind === 'all' ? genderOf(subject.filter) : GENDERS[subject.reference],
});

const genderOf = (filter: Filter): Gender =>
  filter.isSource ? 'host' : agreementOf(filter, 'many').gender;

const GENDERS: { readonly [R in Reference]: Gender } = {
  self: 'host',
  attached: 'f',
  target: 'f',
  targets: 'f',
  secondTarget: 'f',
  you: 'm',
  eventCreature: 'f',
  eventCreatures: 'f',
  eventPlayer: 'm',
  attackedByEventCreature: 'm',
  defendingPlayer: 'm',
  controllerOfTarget: 'm',
  eachOpponent: 'm',
  eachPlayer: 'm',
  chosenPlayer: 'm',
  created: 'f',
  chosen: 'f',
  each: 'f',
};

export function subjectWords(
  subject: Subject,
  speaking: Speaking = PLAIN,
  base: Base = 'permanent',
): string {
  if (subject.kind === 'all') return theFilter(subject.filter, base);
  const { reference, which } = subject;
  if (which === undefined) return speaking[reference];
  return numberOf(subject) === 'one'
    ? `${speaking[reference]}, se ${deedOf(`è ${aFilter(which)}`)}`
    : `${speaking[reference]}, se ${deedOf(`sono ${filterWords(which, 'many')}`)}`;
}

/** `ha attaccato in questo turno`, rather than to be a creature that has */
const deedOf = (words: string): string =>
  words.replace(/^(?:è una creatura|sono creature) che ((?:non )?(?:ha|hanno) )/, '$1');

/** What something is done to, where it is done to all that fit: `tutte le creature attaccanti`. */
export const objectWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all' && numberOf(subject) === 'many'
    ? allOf(subject.filter)
    : subjectWords(subject, speaking);

const allOf = (filter: Filter): string =>
  `${agree('tutto', agreementOf(filter, 'many', 'permanent'))} ${theFilter(filter, 'permanent')}`;

/** What something is done to one by one: `ogni creatura che controlli`, `ciascuna di quelle creature`. */
export function eachWords(subject: Subject, speaking: Speaking): string {
  if (numberOf(subject) === 'one') return subjectWords(subject, speaking);
  if (subject.kind === 'all') return `ogni ${filterWords(subject.filter, 'one', 'permanent')}`;
  const those = subjectWords(subject, speaking);
  return those.startsWith('quelle ') ? `ciascuna di ${those}` : those;
}

/** The subject of a sentence about creatures. */
export const whose = (subject: Subject): string =>
  subjectWords(subject, PLAIN, 'creature').replace(
    'con forza inferiore',
    `con forza inferiore a quella di ${HOST}`,
  );
