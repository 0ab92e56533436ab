import type { Filter, Reference, Subject } from '../../../engine.ts';
import { isSelf } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import type { Agreement, Gender, GrammaticalNumber } from '../agreement.ts';
import type { Base } from './filterNouns.ts';
import { aFilter, filterWords, genderOf, numberOfAll, theFilter } from './filterPhrases.ts';

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: Speaking = {
  self: 'este permanente',
  attached: 'la criatura a la que está anexado',
  target: 'el objetivo',
  secondTarget: 'el segundo objetivo',
  targets: 'los objetivos',
  you: 'tú',
  eventCreature: 'esa criatura',
  eventCreatures: 'esas criaturas',
  attackedByEventCreature: 'lo que ataca esa criatura',
  eventPlayer: 'ese jugador',
  defendingPlayer: 'el jugador defensor',
  controllerOfTarget: 'el controlador del objetivo',
  eachOpponent: 'cada oponente',
  eachPlayer: 'cada jugador',
  chosen: 'lo elegido',
  each: 'esa criatura',
  chosenPlayer: 'el jugador elegido',
  created: 'lo creado',
};

export function numberOf(subject: Subject): GrammaticalNumber {
  if (subject.kind === 'all') return numberOfAll(subject.filter);
  return SEVERAL.has(subject.reference) ? 'many' : 'one';
}

const SEVERAL: ReadonlySet<Reference> = new Set(['targets', 'eventCreatures']);

/** The gender of a creature, or of the noun that is spoken of. */
export const genderOfSubject = (subject: Subject): Gender =>
  subject.kind === 'all' ? genderOf(subject.filter) : 'f';

/** Of whom something is said: one or several, and their gender. */
export interface About extends Agreement {
  /** When a requirement holds: `cada combate`. */
  readonly when?: string;
}

export const ONE_CREATURE: About = { number: 'one', gender: 'f' };

export const aboutOf = (subject: Subject): About => ({
  number: numberOf(subject),
  gender: genderOfSubject(subject),
});

export const subjectWords = (
  subject: Subject,
  speaking: Speaking = PLAIN,
  base: Base = 'permanent',
): string =>
  subject.kind === 'reference'
    ? `${speaking[subject.reference]}${ifOne(subject.which)}`
    : theFilter(subject.filter, base);

/** ` si es una criatura negra` */
const ifOne = (which: Filter | undefined): string =>
  which === undefined ? '' : ` (si es ${aFilter(which)})`;

/** What is done to each of them: `cada criatura que controlas`. */
export const eachWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all' && numberOf(subject) === 'many'
    ? `cada ${filterWords(subject.filter, 'one', 'permanent')}`
    : subjectWords(subject, speaking);

/** The subject as the first word of a sentence about creatures; nothing for the object itself. */
export const whose = (subject: Subject): string =>
  isSelf(subject) ? '' : `${subjectWords(subject, PLAIN, 'creature')} `;
