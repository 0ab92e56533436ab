import { speakingAfterIn } from '../../abilities/targets.ts';
import { phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import effects from './effects.json' with { type: 'json' };
import { filterWords } from './filterPhrases.ts';
import { nounPhrases } from './nounPhrases.ts';
import references from './references.json' with { type: 'json' };
import { PLAIN } from './references.ts';

/** How effects speak of what they have in hand, after those that were told before. */
export const speakingAfter = speakingAfterIn({
  grammar,
  nouns: nounPhrases,
  effects,
  references,
  plain: PLAIN,
  marked: (filter, { base, number }) =>
    phrase(filterWords(filter, number, base), { gender: 'm', number }),
  that: (filter, number) =>
    phrase(`${number === 'one' ? 'that' : 'those'} ${filterWords(filter, number, 'permanent')}`, {
      gender: 'm',
      number,
    }),
});
