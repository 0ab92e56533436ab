import type { Filter } from '../../../engine.ts';
import type { Base, NounPhrase } from '../../abilities/filterLanguage.ts';
import { filterPhrasesIn, orOf } from '../../abilities/filterPhrases.ts';
import { type Determiner, determiner, type Gender, type GrammaticalNumber } from '../agreement.ts';
import { colors, types } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { subtypeNoun } from './filterNouns.ts';
import words from './filters.json' with { type: 'json' };

// `otra criatura`, but `las otras criaturas`
const withArticle =
  (article: Determiner) =>
  ({ words, gender, number }: NounPhrase): string =>
    article === 'a' && /^otr[ao] /.test(words)
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
export const { aFilter, filterWords } = phrases;

/** The noun phrase for a filter, with its article or without; `mark` follows the adjectives: `objetivo`. */
interface Phrasing {
  readonly number: GrammaticalNumber;
  readonly base: Base;
  readonly article?: Determiner | undefined;
  readonly mark?: string;
}

export const phraseOf = (filter: Filter, { article, ...asked }: Phrasing): string =>
  orOf(
    phrasesOf(filter, asked),
    article === undefined ? ({ words }) => words : withArticle(article),
    { language: 'es' },
  );

/** All of them: `las criaturas que controlas`; of what is alone, the one: `la criatura que está atacando sola`. */
export const theFilter = (filter: Filter, base: Base = 'creature'): string =>
  phraseOf(filter, { number: numberOfAll(filter), base, article: 'the' });

export const numberOfAll = ({
  attackingAlone,
  blockingAlone,
  isSource,
  isThat,
}: Filter): GrammaticalNumber =>
  attackingAlone || blockingAlone || isSource || isThat ? 'one' : 'many';

/** The gender of the noun that a filter speaks with. */
export const genderOf = (filter: Filter, base: Base = 'creature'): Gender =>
  agreementOf(filter, 'one', base).gender;
