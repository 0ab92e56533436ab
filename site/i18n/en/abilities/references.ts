import type { Reference, Subject } from '../../../engine.ts';
import type { Base, Setting } from '../../abilities/filterLanguage.ts';
import { isSelf, plainIn } from '../../abilities/references.ts';
import type { ReferenceWords } from '../../abilities/words.ts';
import { phrase, wordsOf } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import type { GrammaticalNumber } from '../subtypes.ts';
import { aFilter, deedWords, filterWords } from './filterPhrases.ts';
import references from './references.json' with { type: 'json' };

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: ReferenceWords = plainIn(references, grammar);

/** What was just named. */
export const IT = phrase('it', { gender: 'm', number: 'one', traits: ['pronoun'] });

/** Two or more of them, or "you": `gain`, not `gains`. */
export const numberOf = (subject: Subject): GrammaticalNumber =>
  subject.kind === 'all' || PLURAL.has(subject.reference) ? 'many' : 'one';

const PLURAL: ReadonlySet<Reference> = new Set(['you', 'targets', 'eventCreatures']);

export const subjectWords = (
  subject: Subject,
  speaking: ReferenceWords = PLAIN,
  base: Base = 'permanent',
  setting?: Setting,
): string => {
  if (subject.kind === 'all')
    return subject.filter.ofItsPair
      ? 'it and the creature paired with it'
      : filterWords(subject.filter, 'many', base, setting);
  const words = wordsOf(speaking[subject.reference]);
  const { which } = subject;
  if (which === undefined) return words;
  return numberOf(subject) === 'one'
    ? `${words} if it ${deedWords(which, 'one') ?? `is ${aFilter(which)}`}`
    : `those of ${words} that are ${filterWords(which, 'many')}`;
};

/** What something is done to: where it is done to each that fits, all of them. */
export const objectWords = (
  subject: Subject,
  speaking: ReferenceWords,
  setting?: Setting,
): string =>
  subject.kind === 'all' && !subject.filter.isSource
    ? `all ${subjectWords(subject, speaking, 'permanent', setting)}`
    : subjectWords(subject, speaking);

/** The subject as the first word of a sentence about creatures; nothing for the object itself. */
export const whose = (subject: Subject, setting?: Setting): string =>
  isSelf(subject) ? '' : `${subjectWords(subject, PLAIN, 'creature', setting)} `;
