import type { Filter } from '../../../engine.ts';
import type { Base, NounPhrase, Setting } from '../../abilities/filterLanguage.ts';
import { filterPhrasesIn } from '../../abilities/filterPhrases.ts';
import { list } from '../../grammar.ts';
import { type Phrase, phrase } from '../../wording/grammar.ts';
import { colors, types } from '../characteristics.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import { definite, type GrammaticalNumber, indefinite } from '../orthography.ts';
import { subtypeNoun } from './filterNouns.ts';
import words from './filters.json' with { type: 'json' };

/** How filters are spoken of: `altre creature artefatto con volare che controlli`, `un altro Goblin`. */
const { phrasesOf, ...phrases } = filterPhrasesIn({
  language: 'it',
  grammar,
  words,
  terms: { colors, keywords, types },
  subtype: subtypeNoun,
  counter: counterName,
  shares: ['adjective', 'after'],
  apposed: (head, kind) => `${head} ${kind}`,
  indefinite,
});

export const { aFilter, agreementOf, deedWords, filterWords, stateWords } = phrases;

/** What is chosen as a target, without articles: `creatura attaccante bersaglio con volare`. */
export const targetPhrases = (
  filter: Filter,
  number: GrammaticalNumber,
  base: Base,
  ordinal?: string,
): readonly NounPhrase[] => phrasesOf(filter, { number, base, ordinal, mark: 'bersaglio' });

/** All of them: `le creature nere`, `gli artefatti e le creature`. */
export function theFilter(filter: Filter, base: Base = 'creature', setting?: Setting): Phrase {
  const all = phrasesOf(filter, { number: 'many', base, setting });
  return phrase(list('it', all.map(definite)), {
    ...agreementOf(filter, 'many', base),
    traits: all.flatMap(({ traits }) => traits),
  });
}
