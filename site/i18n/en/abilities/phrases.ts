import type { Subject } from '../../../engine.ts';
import { isOfSame } from '../../abilities/clauses.ts';
import type { Counted, EffectPhrases } from '../../abilities/effectPlan.ts';
import { grantedWords } from '../../abilities/granted.ts';
import { isYou } from '../../abilities/references.ts';
import type { ReferenceWords } from '../../abilities/words.ts';
import { list, manaText } from '../../grammar.ts';
import { phrase } from '../../wording/grammar.ts';
import { types } from '../characteristics.ts';
import { counterWords } from '../counters.ts';
import { subtypeWord } from '../subtypes.ts';
import { skippable, steps } from '../turn.ts';
import { amountWords, measured, numbered, numberWords, whereX } from './amounts.ts';
import { conditions } from './conditions.ts';
import { payWords } from './costs.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { durationWords, moment } from './moments.ts';
import { nounPhrases } from './nounPhrases.ts';
import { IT, numberOf, objectWords, subjectWords } from './references.ts';
import { joined, mayDo } from './verbs.ts';

/** How effects speak of whom they concern, and how much. */
export const phrases: EffectPhrases = {
  who: (subject, { speaking, mood }) => ({
    ...about(subject, isYou(subject) ? '' : subjectWords(subject, speaking)),
    mood,
  }),
  whom: (subject, { speaking }) => about(subject, subjectWords(subject, speaking)),
  all: (subject, { speaking }) => about(subject, objectWords(subject, speaking)),
  each: (subject, { speaking }) =>
    about(
      subject,
      subject.kind === 'all'
        ? `each ${filterWords(subject.filter, 'one', 'permanent')}`
        : subjectWords(subject, speaking),
    ),
  much: (n, of, { speaking }, subject) =>
    phrase(
      of === 'life'
        ? measured(n, of, speaking)
        : measured(n, 'damage', ofIts(speaking, subject), of === 'any' ? '' : `${of} `),
      ONE,
    ),
  many: (n, of) => numbered(n, nameOf(of)),
  some: (n, filter) =>
    n === 1
      ? aFilter(filter, 'permanent')
      : `${numberWords(n)} ${filterWords(filter, 'many', 'permanent')}`,
  amount: (n, { speaking }) => amountWords(n, speaking),
  whereX: (amounts, { speaking }) => whereX(amounts, speaking),
  lasting: durationWords,
  mana: manaText,
  step: (step) => steps[step].toLowerCase(),
  skipped: (what) => skippable[what],
  tokens: (n, one, many) => numbered(n, one, many),
  colored: nounPhrases.colors,
  types: (all) => all.map((one) => types[one]).join(' '),
  subtypes: (all) => all.map((one) => subtypeWord(one, 'one')).join(' '),
  abilities: (all, { words }) =>
    list(
      'en',
      all.map((one) => grantedWords(one, words)),
    ),
  moment,
  condition: conditions.condition,
  counter: counterWords,
  pay: payWords,
  inside: (effects, { within }, { said } = {}) => joined(within(effects, said)),
  mayDo: (effects, { within }) => mayDo(within(effects)),
  // What is done to a thing besides is no consequence of turning it.
  alsoDo: (said, rest, { within }) => {
    const [first] = said;
    const [next] = rest;
    if (first?.kind !== 'tap' && first?.kind !== 'untap') return undefined;
    return next !== undefined && isOfSame(first, next) ? joined(within(rest, said)) : undefined;
  },
  options: (all, { within }) => all.map((one) => joined(within(one))).join(', or '),
};

const ONE = { gender: 'm', number: 'one' } as const;

/** `damage equal to its power`, where what deals it was just named. */
const ofIts = (speaking: ReferenceWords, subject: Subject | undefined): ReferenceWords =>
  subject?.kind === 'reference' ? { ...speaking, [subject.reference]: IT } : speaking;

const about = (subject: Subject, words: string) =>
  phrase(words, {
    gender: 'm',
    number: numberOf(subject),
    ...(isYou(subject) ? { person: 'you', is: 'you' } : {}),
  });

function nameOf(of: Counted): string {
  if (of === 'card') return of;
  return of === 'poison' ? 'poison counter' : counterWords(of);
}
