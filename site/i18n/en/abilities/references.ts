import type { Reference, Subject } from '../../../engine.ts';
import type { Base } from '../../abilities/filterLanguage.ts';
import { isSelf, plainIn } from '../../abilities/references.ts';
import type { Speaking } from '../../abilities/words.ts';
import { grammar } from '../grammar.ts';
import type { GrammaticalNumber } from '../subtypes.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import references from './references.json' with { type: 'json' };

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: Speaking = plainIn(references, grammar);

/** Two or more of them, or "you": `gain`, not `gains`. */
export const numberOf = (subject: Subject): GrammaticalNumber =>
  subject.kind === 'all' || PLURAL.has(subject.reference) ? 'many' : 'one';

const PLURAL: ReadonlySet<Reference> = new Set(['you', 'targets', 'eventCreatures']);

export const subjectWords = (
  subject: Subject,
  speaking: Speaking = PLAIN,
  base: Base = 'permanent',
): string => {
  if (subject.kind === 'all')
    return subject.filter.ofItsPair
      ? 'it and the creature paired with it'
      : filterWords(subject.filter, 'many', base);
  const words = speaking[subject.reference];
  if (subject.which === undefined) return words;
  return numberOf(subject) === 'one'
    ? `${words} if it is ${aFilter(subject.which)}`.replace('if it is a creature that ', 'if it ')
    : `those of ${words} that are ${filterWords(subject.which, 'many')}`;
};

/** What something is done to: where it is done to each that fits, all of them. */
export const objectWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all' && !subject.filter.isSource
    ? `all ${subjectWords(subject, speaking)}`
    : subjectWords(subject, speaking);

/** The subject as the first word of a sentence about creatures; nothing for the object itself. */
export const whose = (subject: Subject): string =>
  isSelf(subject) ? '' : `${subjectWords(subject, PLAIN, 'creature')} `;
