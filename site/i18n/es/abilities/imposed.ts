import { type Imposing, imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility, Speaking } from '../../abilities/words.ts';
import { phrase } from '../../wording/grammar.ts';
import { grammar } from '../grammar.ts';
import { amountWords, counterUnit } from './amounts.ts';
import { payWords } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordHad } from './keywordAbility.ts';
import { payingWords } from './moods.ts';
import { nouns } from './nouns.ts';
import { type About, aboutOf, actor, PLAIN, subjectWords } from './references.ts';

const imposed = imposedIn({
  grammar,
  nouns,
  sentences,
  keyword: keywordHad,
  counter: (kind) => counterUnit(kind).one,
  amount: amountWords,
  paid: (cost, by) => payingWords(payWords(cost), by),
});

/** What restricts, requires, permits or costs, as the verb of one creature or of several. */
export const imposedWords = (ability: ImposedAbility, about: About): string =>
  imposed(ability, { who: phrase('', about), when: about.when });

/** The same as a sentence of its own. */
export const imposedSentence = (
  ability: ImposedAbility,
  when: string | undefined,
  subject = ability.subject,
  speaking: Speaking = PLAIN,
): string => imposed(ability, of(subject, when, speaking));

/** The same, where cards put something else first: `todas las que puedan bloquearla lo hacen`. */
export function wholeImposed(
  ability: ImposedAbility,
  when: string | undefined,
  subject = ability.subject,
  speaking: Speaking = PLAIN,
): string | undefined {
  const whole = of(subject, when, speaking);
  const said = imposed(ability, whole);
  return said === imposed(ability, { ...whole, whom: undefined }) ? undefined : said;
}

const of = (
  subject: ImposedAbility['subject'],
  when: string | undefined,
  speaking: Speaking,
): Imposing => {
  const about = aboutOf(subject, speaking);
  return {
    who: phrase(actor(subject, speaking, 'creature'), about),
    whom: phrase(subjectWords(subject, speaking, 'creature'), about),
    when,
  };
};
