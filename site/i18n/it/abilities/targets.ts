import type { Effect, Reference } from '../../../engine.ts';
import { mentions } from '../../abilities/clauses.ts';
import type { NounPhrase } from '../../abilities/filterLanguage.ts';
import { speakingAfterIn } from '../../abilities/targets.ts';
import type { ReferenceWords, Targets } from '../../abilities/words.ts';
import { listOr } from '../../grammar.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { demonstrative, indefinite } from '../orthography.ts';
import effects from './effects.json' with { type: 'json' };
import { agreementOf, filterWords, targetPhrases } from './filterPhrases.ts';
import { nounPhrases } from './nounPhrases.ts';
import { IT } from './pronouns.ts';
import references from './references.json' with { type: 'json' };
import { PLAIN } from './references.ts';

const speaking = speakingAfterIn({
  grammar,
  nouns: nounPhrases,
  effects,
  references,
  plain: PLAIN,
  marked: (filter, { base, number, article, which }) => {
    if (base === 'card') return oneOf(targetPhrases(filter, 'one', base));
    const phrases = targetPhrases(filter, number, base, which === 'second' ? 'secondo' : undefined);
    return article === undefined
      ? inRow(
          phrases,
          phrases.map(({ words }) => words),
        )
      : oneOf(phrases, indefinite);
  },
  that: (filter, number) => {
    const as = agreementOf(filter, number, 'permanent');
    const words = demonstrative({ ...as, words: filterWords(filter, number, 'permanent') });
    return phrase(words, { ...as, traits: ['that'] });
  },
});

const inRow = (all: readonly NounPhrase[], words: readonly string[]): Phrase =>
  phrase(listOr('it', words), {
    gender: all.some(({ gender }) => gender !== 'f') ? 'm' : 'f',
    number: all[0]?.number ?? 'one',
    traits: all.flatMap(({ traits }) => traits),
  });

/** How effects speak of what they have in hand, after those that were told before. */
export const speakingAfter = (
  earlier: readonly Effect[],
  targets: Targets,
  isSpokenOf: boolean,
): ReferenceWords =>
  speaking(earlier, targets, pointsAtSelf(earlier, isSpokenOf) ? { self: IT } : {});

/** What was spoken of last is the thing itself, and nothing else that a pronoun could mean. */
function pointsAtSelf(earlier: readonly Effect[], isSpokenOf: boolean): boolean {
  const last = earlier.at(-1);
  if (last === undefined) return isSpokenOf;
  return mentions([last], 'self') && !OTHERS.some((one) => mentions([last], one));
}

const OTHERS: readonly Reference[] = [
  'attached',
  'chosen',
  'created',
  'eventCreature',
  'eventCreatures',
  'secondTarget',
  'target',
  'targets',
];

/** `un artefatto, una creatura o una terra bersaglio`: where all end alike, the last one says it. */
function oneOf(
  options: readonly NounPhrase[],
  said: (phrase: NounPhrase) => string = ({ words }) => words,
): Phrase {
  const isShared = new Set(options.map(({ tail }) => tail)).size === 1;
  return inRow(
    options,
    options.map((one, index) =>
      said(isShared && index < options.length - 1 ? { ...one, words: one.head } : one),
    ),
  );
}
