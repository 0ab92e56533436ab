import type { Filter, Subject } from '../../../engine.ts';
import type { Base } from '../../abilities/filterLanguage.ts';
import { HOST } from '../../abilities/host.ts';
import { plainIn, REFERRED } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import { type Agreement, agree } from '../agreement.ts';
import { grammar } from '../grammar.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';
import references from './references.json' with { type: 'json' };

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: Speaking = plainIn(references, grammar);

/** A creature, where nothing else is named: only creatures attack, block and are blocked. */
export function agreementOfSubject(subject: Subject): Agreement {
  if (subject.kind === 'reference') return REFERRED[subject.reference];
  const { filter } = subject;
  return filter.isSource
    ? REFERRED.self
    : { number: 'many', gender: agreementOf(filter, 'many').gender };
}

export function subjectWords(
  subject: Subject,
  speaking: Speaking = PLAIN,
  base: Base = 'permanent',
): string {
  if (subject.kind === 'all') return theFilter(subject.filter, base);
  const { reference, which } = subject;
  if (which === undefined) return speaking[reference];
  return agreementOfSubject(subject).number === 'one'
    ? `${speaking[reference]}, se ${deedOf(`è ${aFilter(which)}`)}`
    : `${speaking[reference]}, se ${deedOf(`sono ${filterWords(which, 'many')}`)}`;
}

/** `ha attaccato in questo turno`, rather than to be a creature that has */
const deedOf = (words: string): string =>
  words.replace(/^(?:è una creatura|sono creature) che ((?:non )?(?:ha|hanno) )/, '$1');

/** What something is done to, where it is done to all that fit: `tutte le creature attaccanti`. */
export const objectWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all' && agreementOfSubject(subject).number === 'many'
    ? allOf(subject.filter)
    : subjectWords(subject, speaking);

const allOf = (filter: Filter): string =>
  `${agree('tutto', agreementOf(filter, 'many', 'permanent'))} ${theFilter(filter, 'permanent')}`;

/** What something is done to one by one: `ogni creatura che controlli`, `ciascuna di quelle creature`. */
export function eachWords(subject: Subject, speaking: Speaking): string {
  if (agreementOfSubject(subject).number === 'one') return subjectWords(subject, speaking);
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
