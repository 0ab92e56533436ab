import { imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import { phrase } from '../../wording/grammar.ts';
import { counterWords } from '../counters.ts';
import { grammar } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { payWords } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordWords } from './keywordAbility.ts';
import { nouns } from './nouns.ts';
import { numberOf, whose } from './references.ts';

/** What restricts, requires, permits or costs. */
export const imposedWords = imposedIn({
  grammar,
  nouns,
  sentences,
  keyword: keywordWords,
  counter: counterWords,
  amount: amountWords,
  paid: (cost, by) => (by === 'you' ? payWords(cost) : theyPay(payWords(cost))),
});

/** The same of the creatures that the ability speaks of. */
export function imposedSentence(ability: ImposedAbility, when?: string): string {
  const number = numberOf(ability.subject);
  return imposedWords(ability, {
    who: phrase(whose(ability.subject), { gender: 'm', number }),
    when,
  });
}

/** What you are told to do, of another player: `sacrifices a land they control`. */
const theyPay = (words: string): string =>
  words
    .replace(/^(\S+?)(y?) /, (_, act: string, y: string) => `${act}${y}s `)
    .replace('you control', 'they control');
