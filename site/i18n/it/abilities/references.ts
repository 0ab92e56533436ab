import type { Filter, Subject } from '../../../engine.ts';
import type { Base, Setting } from '../../abilities/filterLanguage.ts';
import { plainIn, REFERRED } from '../../abilities/references.ts';
import type { ReferenceWords } from '../../abilities/words.ts';
import { isA, type Phrase, phrase, wordsOf } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { agree, type GrammaticalNumber, type ItalianAgreement } from '../orthography.ts';
import { aFilter, agreementOf, deedWords, filterWords, theFilter } from './filterPhrases.ts';
import references from './references.json' with { type: 'json' };

/** How an ability speaks of what it has in hand, where nothing was said of it before. */
export const PLAIN: ReferenceWords = plainIn(references, grammar);

/** A creature, where nothing else is named: only creatures attack, block and are blocked. */
export function agreementOfSubject(subject: Subject): ItalianAgreement {
  if (subject.kind === 'reference') return REFERRED[subject.reference];
  const { filter } = subject;
  return filter.isSource
    ? REFERRED.self
    : { number: 'many', gender: agreementOf(filter, 'many').gender };
}

/** What an ability speaks of, as it does by then. */
export function named(
  subject: Subject,
  speaking: ReferenceWords = PLAIN,
  base: Base = 'permanent',
  setting?: Setting,
): Phrase {
  const as = agreementOfSubject(subject);
  if (subject.kind === 'all') return { ...theFilter(subject.filter, base, setting), ...as };
  const one = { ...speaking[subject.reference], ...as };
  const { which } = subject;
  return which === undefined ? one : phrase(`${wordsOf(one)}, ${ifSo(which, as.number)}`, one);
}

/** `se è una creatura nera`, `se hanno attaccato in questo turno` */
const ifSo = (which: Filter, number: GrammaticalNumber): string =>
  `se ${deedWords(which, number) ?? (number === 'one' ? `è ${aFilter(which)}` : `sono ${filterWords(which, 'many')}`)}`;

/** What something is done to, where it is done to all that fit: `tutte le creature attaccanti`. */
export const allOf = (subject: Subject, speaking: ReferenceWords, setting?: Setting): Phrase =>
  subject.kind === 'all' && agreementOfSubject(subject).number === 'many'
    ? everyOne(subject.filter, setting)
    : named(subject, speaking);

function everyOne(filter: Filter, setting: Setting | undefined): Phrase {
  const all = theFilter(filter, 'permanent', setting);
  return phrase(`${agree('tutto', all)} ${wordsOf(all)}`, {
    ...all,
    traits: [...(all.traits ?? []), 'every'],
  });
}

/** What something is done to one by one: `ogni creatura che controlli`, `ciascuna di quelle creature`. */
export function eachOf(subject: Subject, speaking: ReferenceWords): Phrase {
  const those = named(subject, speaking);
  if (agreementOfSubject(subject).number === 'one') return those;
  if (subject.kind === 'all')
    return phrase(`ogni ${filterWords(subject.filter, 'one', 'permanent')}`, {
      gender: those.gender,
      number: 'one',
    });
  return isA('that', those)
    ? phrase(`ciascuna di ${wordsOf(those)}`, { gender: those.gender, number: 'one' })
    : those;
}

/** The subject of a sentence about creatures. */
export const whose = (subject: Subject): Phrase =>
  named(subject, PLAIN, 'creature', { place: 'subject' });
