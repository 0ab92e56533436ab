import type { Change } from '../../../engine.ts';
import { appliedWordsIn } from '../../abilities/applied.ts';
import type { ChangeLanguage, Said } from '../../abilities/changeLanguage.ts';
import { toldChange } from '../../abilities/changes.ts';
import { modifier } from '../../abilities/letters.ts';
import { isSelf } from '../../abilities/references.ts';
import { staticWordsIn } from '../../abilities/statics.ts';
import { list } from '../../grammar.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { of, to } from '../agreement.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { amountWords, whereX } from './amounts.ts';
import changes from './changes.json' with { type: 'json' };
import { conditions } from './conditions.ts';
import { hadWords } from './granted.ts';
import { imposedSentence, imposedWords } from './imposed.ts';
import { durationWords, periodWords } from './moments.ts';
import { nouns } from './nouns.ts';
import { aboutOf, actor, PLAIN, subjectWords } from './references.ts';
import { sentences } from './sentences.ts';

const plain = (one: Phrase): string => one.inForm((words) => words);

const language: ChangeLanguage = {
  grammar,
  nouns,
  changes,
  plain: PLAIN,
  who: (subject, voice) =>
    phrase(actor(subject, voice?.speaking).trim(), {
      ...aboutOf(subject, voice?.speaking),
      ...(isSelf(subject) ? { is: 'self' } : {}),
    }),
  whom: (subject, speaking) => phrase(subjectWords(subject, speaking), aboutOf(subject, speaking)),
  amount: amountWords,
  sizeChange: (power, toughness) =>
    `${modifier(power, undefined, toughness)}/${modifier(toughness, power)}`,
  // `su fuerza`, where it is the power of what was just named
  whereX: (amounts, { who, speaking }) =>
    plain(who) === ''
      ? whereX(amounts, speaking)
      : whereX(amounts, speaking).replace(
          new RegExp(`la (fuerza|resistencia) ${of(plain(who))}$`),
          'su $1',
        ),
  keyword: (keyword) => keywords[keyword],
  had: hadWords,
  imposed: imposedWords,
  imposedOnIts: imposedSentence,
  conditioned: (ability, said) => conditions.conditioned(ability, sentences(said)),
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
    return [...(shared.length === 0 ? [] : [list('es', shared)]), ...own].join('; ');
  },
  settled: (told, { towards }, speaking) =>
    towards === undefined ? told : told.replace('a esa criatura', to(speaking[towards])),
};

export const appliedWords = appliedWordsIn(language);
export const staticWords = staticWordsIn(language);

/** What an effect has changed, in the line of a game. */
export const toldWords = (change: Change, who: Phrase, words: Said['words']): string =>
  toldChange(change, who, words, language);
