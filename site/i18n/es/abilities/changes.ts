import type { Change } from '../../../engine.ts';
import { appliedWordsIn } from '../../abilities/applied.ts';
import type { ChangeContext, ChangeLanguage } from '../../abilities/changeLanguage.ts';
import { toldChange } from '../../abilities/changes.ts';
import { modifier } from '../../abilities/letters.ts';
import { isSelf } from '../../abilities/references.ts';
import { staticWordsIn } from '../../abilities/statics.ts';
import { capital, list } from '../../grammar.ts';
import { type Phrase, wordsOf } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { amountWords, whereX } from './amounts.ts';
import changes from './changes.json' with { type: 'json' };
import { conditions } from './conditions.ts';
import { hadWords } from './granted.ts';
import { imposedSentence, imposedWords } from './imposed.ts';
import { durationWords, periodWords } from './moments.ts';
import { nounPhrases } from './nounPhrases.ts';
import { actor, named, ownedBy, PLAIN } from './references.ts';

const language: ChangeLanguage = {
  grammar,
  nouns: nounPhrases,
  changes,
  plain: PLAIN,
  who: (subject, voice) => {
    const { is: _, ...one } = actor(subject, voice?.speaking);
    return { ...one, mood: voice?.mood, ...(isSelf(subject) ? { is: 'self' } : {}) };
  },
  whom: (subject, speaking) => {
    const { is: _, ...one } = named(subject, speaking);
    return one;
  },
  amount: amountWords,
  sizeChange: (power, toughness) =>
    `${modifier(power, undefined, toughness)}/${modifier(toughness, power)}`,
  // `su fuerza`, where it is the power of what was just named
  whereX: (amounts, { subject, who, speaking }) =>
    whereX(
      amounts,
      subject?.kind === 'reference' && wordsOf(who) !== ''
        ? ownedBy(subject.reference, speaking)
        : speaking,
    ),
  keyword: (keyword) => keywords[keyword],
  had: hadWords,
  imposed: imposedWords,
  imposedOnIts: imposedSentence,
  conditioned: conditions.conditioned,
  duration: durationWords,
  within: (until) => (until === 'endOfThatPlayersNextTurn' ? undefined : periodWords(until)),
  // What has another subject is a sentence of its own, but behind a time of both.
  list: (parts, when) => {
    if (when === '' && parts.every(({ isOwn }) => isOwn))
      return list(
        'es',
        parts.map(({ words }) => words),
      );
    const shared = parts.filter(({ isOwn }) => !isOwn).map(({ words }) => words);
    const own = parts.filter(({ isOwn }) => isOwn).map(({ words }) => words);
    return [...(shared.length === 0 ? [] : [list('es', shared)]), ...own]
      .map((one, index) => (index === 0 ? one : capital(one)))
      .join('. ');
  },
};

export const appliedWords = appliedWordsIn(language);
export const staticWords = staticWordsIn(language);

/** What an effect has changed, in the line of a game. */
export const toldWords = (
  change: Change,
  who: Phrase,
  words: ChangeContext['words'],
  by: Phrase,
): string => toldChange(change, who, words, language, by);
