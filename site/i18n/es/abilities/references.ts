import type { Filter, Subject } from '../../../engine.ts';
import type { Base } from '../../abilities/filterLanguage.ts';
import { HOST } from '../../abilities/host.ts';
import { plainIn, REFERRED } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import { type AgreementOrHost, agree, type GrammaticalNumber } from '../agreement.ts';
import { grammar } from '../grammar.ts';
import { aFilter, filterWords, genderOf, numberOfAll, theFilter } from './filterPhrases.ts';
import { isSame } from './hosts.ts';
import references from './references.json' with { type: 'json' };

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: Speaking = plainIn(references, grammar);

export function numberOf(subject: Subject, speaking: Speaking = PLAIN): GrammaticalNumber {
  if (subject.kind === 'all') return numberOfAll(subject.filter);
  return REFERRED[subject.reference].number === 'many' ||
    SEVERAL_WORDS.test(speaking[subject.reference])
    ? 'many'
    : 'one';
}

const SEVERAL_WORDS = /^(?:los|las|esos|esas|dos|tres|X|hasta dos|hasta tres) /;

/** The gender of a creature, or of the noun that is spoken of. */
export const genderOfSubject = (subject: Subject): AgreementOrHost['gender'] =>
  subject.kind === 'all' ? genderOf(subject.filter) : REFERRED[subject.reference].gender;

export const aboutOf = (subject: Subject, speaking: Speaking = PLAIN): AgreementOrHost => ({
  number: numberOf(subject, speaking),
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

/** ` (si es una criatura negra)` */
const ifOne = (which: Filter | undefined): string =>
  which === undefined ? '' : ` (si ${deedOf(`es ${aFilter(which)}`)})`;

/** `atacó este turno`, rather than to be a creature that did */
const deedOf = (words: string): string =>
  words.replace(/^es una criatura que ((?:no )?atacó )/, '$1');

/** What is done to each of them: `cada criatura que controlas`. */
export const eachWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all' && numberOf(subject) === 'many'
    ? `cada ${filterWords(subject.filter, 'one', 'permanent')}`
    : subjectWords(subject, speaking);

/** `todas las criaturas que controlas`, of which a card says that all of them are meant. */
export const allWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all' && numberOf(subject) === 'many'
    ? `${agree('todo', { gender: genderOf(subject.filter, 'permanent'), number: 'many' })} ${subjectWords(subject, speaking)}`
    : subjectWords(subject, speaking).replace(/ \((si .+)\)$/, ' $1');

/** The subject in front of its verb; nothing for what was just named. */
export function actor(subject: Subject, speaking: Speaking = PLAIN, base?: Base): string {
  const words = subjectWords(subject, speaking, base);
  if (isSame(words)) return '';
  // Of the weaker ones than what is spoken of, where nothing was said of it before.
  return `${subject.kind === 'all' ? words.replace('con menor fuerza', `con fuerza menor que la de ${HOST}`) : words} `;
}
