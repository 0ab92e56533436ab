import { imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import { phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { amountWords, counterUnit } from './amounts.ts';
import { payWords } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordHad } from './keywordAbility.ts';
import { payingWords } from './moods.ts';
import { nouns } from './nouns.ts';
import { aboutOf, actor, PLAIN, subjectWords } from './references.ts';

/** What restricts, requires, permits or costs. */
export const imposedWords = imposedIn({
  grammar,
  nouns,
  sentences,
  keyword: keywordHad,
  counter: (kind) => counterUnit(kind).one,
  amount: amountWords,
  paid: (cost, by) => payingWords(payWords(cost), by),
});

/** The same of the creatures that the ability speaks of. */
export function imposedSentence(ability: ImposedAbility, when?: string): string {
  const { subject } = ability;
  const about = aboutOf(subject);
  return imposedWords(ability, {
    who: phrase(actor(subject, PLAIN, 'creature'), about),
    whom: phrase(subjectWords(subject, PLAIN, 'creature'), about),
    when,
  });
}
