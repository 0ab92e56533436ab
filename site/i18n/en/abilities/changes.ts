import type { Change } from '../../../engine.ts';
import { appliedWordsIn } from '../../abilities/applied.ts';
import type { ChangeContext, ChangeLanguage } from '../../abilities/changeLanguage.ts';
import { toldChange } from '../../abilities/changes.ts';
import { grantedWords } from '../../abilities/granted.ts';
import { modifier } from '../../abilities/letters.ts';
import { isOfSeveral, isSelf } from '../../abilities/references.ts';
import { staticWordsIn } from '../../abilities/statics.ts';
import { list } from '../../grammar.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { amountWords, whereX } from './amounts.ts';
import changes from './changes.json' with { type: 'json' };
import { conditions } from './conditions.ts';
import { imposedSentence, imposedWords } from './imposed.ts';
import { durationWords, periodWords } from './moments.ts';
import { nounPhrases } from './nounPhrases.ts';
import { IT, numberOf, PLAIN, subjectWords } from './references.ts';

const language: ChangeLanguage = {
  grammar,
  nouns: nounPhrases,
  changes,
  plain: PLAIN,
  // What an ability is printed on is not named where nothing was said before.
  who: (subject, voice) =>
    phrase(voice === undefined && isSelf(subject) ? '' : subjectWords(subject, voice?.speaking), {
      gender: 'm',
      number: numberOf(subject),
      mood: voice?.mood,
    }),
  whom: (subject, speaking) =>
    phrase(subjectWords(subject, speaking), { gender: 'm', number: numberOf(subject) }),
  amount: amountWords,
  sizeChange: (power, toughness) => `${modifier(power)}/${modifier(toughness, power)}`,
  // Whose size X is, was just said.
  whereX: (amounts, { speaking, subject }) =>
    whereX(
      amounts,
      subject?.kind === 'reference' && !isOfSeveral(subject.reference)
        ? { ...speaking, [subject.reference]: IT }
        : speaking,
    ),
  keyword: (keyword) => keywords[keyword],
  had: (abilities, words) =>
    list(
      'en',
      abilities.map((one) => grantedWords(one, words)),
    ),
  imposed: imposedWords,
  imposedOnIts: imposedSentence,
  conditioned: conditions.conditioned,
  duration: durationWords,
  within: periodWords,
  list: (parts) =>
    list(
      'en',
      parts.map(({ words }) => words),
    ),
};

export const appliedWords = appliedWordsIn(language);
export const staticWords = staticWordsIn(language);

/** What an effect has changed, in the line of a game. */
export const toldWords = (change: Change, who: Phrase, words: ChangeContext['words']): string =>
  toldChange(change, who, words, language);
