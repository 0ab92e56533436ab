import type { Filter, Reference, Subject } from '../../../engine.ts';
import type { Base, Setting } from '../../abilities/filterLanguage.ts';
import { plainIn } from '../../abilities/references.ts';
import type { ReferenceWords } from '../../abilities/words.ts';
import { isA, type Phrase, phrase, wordsOf } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { agree, type GrammaticalNumber } from '../orthography.ts';
import {
  aFilter,
  deedWords,
  filterWords,
  genderOf,
  numberOfAll,
  theFilter,
} from './filterPhrases.ts';
import references from './references.json' with { type: 'json' };

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: ReferenceWords = plainIn(references, grammar);

const numberOf = (subject: Subject, speaking: ReferenceWords = PLAIN): GrammaticalNumber =>
  subject.kind === 'all' ? numberOfAll(subject.filter) : speaking[subject.reference].number;

/** What an ability speaks of, as it does by then. */
export function named(
  subject: Subject,
  speaking: ReferenceWords = PLAIN,
  base: Base = 'permanent',
): Phrase {
  if (subject.kind === 'all') return theFilter(subject.filter, base);
  const one = speaking[subject.reference];
  const { which } = subject;
  return which === undefined ? one : phrase(`${wordsOf(one)} (${ifSo(which)})`, one);
}

/** `si es una criatura negra`, `si atacó este turno` */
const ifSo = (which: Filter): string => `si ${deedWords(which, 'one') ?? `es ${aFilter(which)}`}`;

/** How it speaks of what belongs to somebody who was just named: `su cementerio`. */
export const ownedBy = (reference: Reference, speaking: ReferenceWords): ReferenceWords => ({
  ...speaking,
  [reference]: { ...speaking[reference], is: 'owner' },
});

/** What is done to each of them: `cada criatura que controlas`. */
export const eachOf = (subject: Subject, speaking: ReferenceWords): Phrase =>
  subject.kind === 'all' && numberOf(subject) === 'many'
    ? phrase(`cada ${filterWords(subject.filter, 'one', 'permanent')}`, {
        gender: genderOf(subject.filter, 'permanent'),
        number: 'one',
      })
    : named(subject, speaking);

/** `todas las criaturas que controlas`, of which a card says that all of them are meant. */
export function allOf(subject: Subject, speaking: ReferenceWords, setting?: Setting): Phrase {
  if (subject.kind === 'reference') {
    const one = speaking[subject.reference];
    return subject.which === undefined
      ? one
      : phrase(`${wordsOf(one)} ${ifSo(subject.which)}`, one);
  }
  const all = theFilter(subject.filter, 'permanent', setting);
  return numberOf(subject) === 'many'
    ? phrase(`${agree('todo', all)} ${wordsOf(all)}`, {
        ...all,
        traits: [...(all.traits ?? []), 'every'],
      })
    : all;
}

/** The subject in front of its verb; nothing for what was just named. */
export function actor(
  subject: Subject,
  speaking: ReferenceWords = PLAIN,
  base: Base = 'permanent',
): Phrase {
  if (subject.kind === 'all') return theFilter(subject.filter, base, { place: 'subject' });
  const one = named(subject, speaking, base);
  return isA('known', one) ? phrase('', { ...one, traits: [] }) : one;
}
