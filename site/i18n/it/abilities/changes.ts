import type { Change, Subject } from '../../../engine.ts';
import { appliedWordsIn } from '../../abilities/applied.ts';
import type { ChangeContext, ChangeLanguage } from '../../abilities/changeLanguage.ts';
import { toldChange } from '../../abilities/changes.ts';
import { grantedWords } from '../../abilities/granted.ts';
import { modifier } from '../../abilities/letters.ts';
import { HOST_NAMED, isOfSeveral, isSelf } from '../../abilities/references.ts';
import { staticWordsIn } from '../../abilities/statics.ts';
import { list } from '../../grammar.ts';
import { isA, type Phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { amountWords, whereX } from './amounts.ts';
import changes from './changes.json' with { type: 'json' };
import { conditions } from './conditions.ts';
import { imposedSentence, imposedWords } from './imposed.ts';
import { durationWords, periodWords } from './moments.ts';
import { nounPhrases } from './nounPhrases.ts';
import { causing, IT, SHE, self } from './pronouns.ts';
import { named, PLAIN, whose } from './references.ts';

const changing = (subject: Subject, { is: _, ...one }: Phrase): Phrase =>
  isSelf(subject) ? { ...one, is: 'self' } : one;

const language: ChangeLanguage = {
  grammar,
  nouns: nounPhrases,
  changes,
  plain: PLAIN,
  who: (subject, voice) => {
    if (voice === undefined) return changing(subject, whose(subject));
    const { speaking, before, mood } = voice;
    const who = changing(
      subject,
      isSelf(subject) ? self(speaking, before.length === 0) : named(subject, speaking),
    );
    return mood === 'caused' ? causing(who) : { ...who, mood };
  },
  whom: (subject, speaking) => {
    if (speaking === undefined) return changing(subject, whose(subject));
    return changing(subject, isSelf(subject) ? HOST_NAMED : named(subject, speaking));
  },
  amount: amountWords,
  sizeChange: (power, toughness) =>
    `${modifier(power, undefined, toughness)}/${modifier(toughness, power)}`,
  whereX: (amounts, { lasts, speaking, subject }) =>
    whereX(
      amounts,
      lasts === undefined || subject === undefined
        ? speaking
        : { ...speaking, ...spokenOf(subject) },
    ),
  keyword: (keyword) => keywords[keyword],
  had: (abilities, words) =>
    list(
      'it',
      abilities.map((one) => grantedWords(one, words)),
    ),
  imposed: imposedWords,
  imposedOnIts: imposedSentence,
  conditioned: conditions.conditioned,
  duration: durationWords,
  within: (until) =>
    until === 'endOfThatPlayersNextTurn'
      ? undefined
      : (periodWords(until) ?? durationWords(until).trim()),
  list: (parts) => {
    const words = parts.map((one) => one.words);
    const [last, before] = parts.toReversed();
    // `…, se può farlo, e …`
    return before !== undefined && isA('pause', before.said)
      ? `${words.slice(0, -1).join(', ')}, e ${last?.words ?? ''}`
      : list('it', words);
  },
};

/** Whose size X is, is known: `dove X è la sua forza`. */
const spokenOf = (subject: Subject): Partial<ChangeContext['speaking']> =>
  subject.kind === 'reference' && !isOfSeveral(subject.reference)
    ? { [subject.reference]: subject.reference === 'self' ? IT : SHE }
    : {};

export const appliedWords = appliedWordsIn(language);
export const staticWords = staticWordsIn(language);

/** What an effect has changed, in the line of a game. */
export const toldWords = (change: Change, who: Phrase, words: ChangeContext['words']): string =>
  toldChange(change, who, words, language);
