import { imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import { phrase } from '../../wording/grammar.ts';
import { counterName } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { unlessPaid } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordWords } from './keywordAbility.ts';
import { nouns } from './nouns.ts';
import { agreementOfSubject, whose } from './references.ts';

/** What restricts, requires, permits or costs. */
export const imposedWords = imposedIn({
  grammar,
  nouns,
  sentences,
  keyword: keywordWords,
  counter: (kind) => `segnalino ${counterName(kind)}`,
  amount: amountWords,
  paid: unlessPaid,
});

/** The same of the creatures that the ability speaks of. */
export function imposedSentence(ability: ImposedAbility, when?: string): string {
  const who = phrase(whose(ability.subject), agreementOfSubject(ability.subject));
  return imposedWords(ability, { who, whom: who, when });
}
