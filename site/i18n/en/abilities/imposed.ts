import type { Setting } from '../../abilities/filterLanguage.ts';
import { imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import { phrase } from '../../wording/grammar.ts';
import type { Said } from '../../wording/pattern.ts';
import { counterWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { unlessPaid } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordWords } from './keywordAbility.ts';
import { nounPhrases } from './nounPhrases.ts';
import { numberOf, whose } from './references.ts';

/** What restricts, requires, permits or costs. */
export const imposedWords = imposedIn({
  grammar,
  nouns: nounPhrases,
  sentences,
  keyword: keywordWords,
  counter: counterWords,
  amount: amountWords,
  paid: unlessPaid,
});

/** The same of the creatures that the ability speaks of. */
export function imposedSentence(ability: ImposedAbility, when?: string, setting?: Setting): Said {
  const number = numberOf(ability.subject);
  return imposedWords(ability, {
    who: phrase(whose(ability.subject, setting), { gender: 'm', number }),
    when,
    setting,
  });
}
