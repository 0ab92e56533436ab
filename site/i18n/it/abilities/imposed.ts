import { imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import type { Said } from '../../wording/pattern.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { unlessPaid } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordWords } from './keywordAbility.ts';
import { nounPhrases } from './nounPhrases.ts';
import { whose } from './references.ts';

/** What restricts, requires, permits or costs. */
export const imposedWords = imposedIn({
  grammar,
  nouns: nounPhrases,
  sentences,
  keyword: keywordWords,
  counter: (kind) => `segnalino ${counterName(kind)}`,
  amount: amountWords,
  paid: unlessPaid,
});

/** The same of the creatures that the ability speaks of. */
export function imposedSentence(ability: ImposedAbility, when?: string): Said {
  const who = whose(ability.subject);
  return imposedWords(ability, { who, whom: who, when });
}
