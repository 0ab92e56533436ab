import type { Filter } from '../../../engine.ts';
import type { Base, NounPhrase, Setting } from '../../abilities/filterLanguage.ts';
import { filterPhrasesIn, orKnown } from '../../abilities/filterPhrases.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { colors, types } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import {
  type Determiner,
  determiner,
  type GrammaticalNumber,
  type SpanishGender,
} from '../orthography.ts';
import { subtypeNoun } from './filterNouns.ts';
import words from './filters.json' with { type: 'json' };

// `otra criatura`, but `las otras criaturas`
const withArticle =
  (article: Determiner) =>
  ({ words, gender, number, isOther }: NounPhrase): string =>
    article === 'a' && isOther
      ? words
      : `${determiner(article, { gender: gender === 'f' ? 'f' : 'm', number })} ${words}`;

const { phrasesOf, agreementOf, ...phrases } = filterPhrasesIn({
  language: 'es',
  grammar,
  words,
  terms: { colors, keywords, types },
  subtype: subtypeNoun,
  counter: counterName,
  shares: ['noun', 'adjective', 'after', 'which'],
  apposed: (head, kind) => `${head} de ${kind}`,
  indefinite: withArticle('a'),
});

/** Which objects: `criaturas artefacto con fuerza de 2 o menos que controlas`; one of them: `otro Trasgo`. */
export const { aFilter, deedWords, filterWords } = phrases;

/** The noun phrase for a filter, with its article or without; `mark` follows the adjectives: `objetivo`. */
interface Phrasing {
  readonly number: GrammaticalNumber;
  readonly base: Base;
  readonly article?: Determiner | undefined;
  readonly mark?: string;
  readonly setting?: Setting | undefined;
}

export function phraseOf(filter: Filter, { article, ...asked }: Phrasing): Phrase {
  const { words, traits } = orKnown(
    phrasesOf(filter, asked),
    article === undefined ? (one) => one.words : withArticle(article),
    { language: 'es' },
  );
  const { number, base } = asked;
  const that = article === 'that' ? (['that'] as const) : [];
  return phrase(words, { gender: genderOf(filter, base), number, traits: [...traits, ...that] });
}

/** All of them: `las criaturas que controlas`; of what is alone, the one: `la criatura que está atacando sola`. */
export const theFilter = (filter: Filter, base: Base = 'creature', setting?: Setting): Phrase =>
  phraseOf(filter, { number: numberOfAll(filter), base, article: 'the', setting });

export const numberOfAll = ({
  attackingAlone,
  blockingAlone,
  isSource,
  isThat,
}: Filter): GrammaticalNumber =>
  attackingAlone || blockingAlone || isSource || isThat ? 'one' : 'many';

/** The gender of the noun that a filter speaks with. */
export const genderOf = (filter: Filter, base: Base = 'creature'): SpanishGender =>
  agreementOf(filter, 'one', base).gender;
