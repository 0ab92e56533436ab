import type { Setting } from '../../abilities/filterLanguage.ts';
import { imposedIn } from '../../abilities/imposing.ts';
import type { ImposedAbility } from '../../abilities/words.ts';
import type { Said } from '../../wording/pattern.ts';
import { grammar } from '../grammar.ts';
import { amountWords, counterUnit } from './amounts.ts';
import { unlessPaid } from './costs.ts';
import sentences from './imposed.json' with { type: 'json' };
import { keywordHad } from './keywordAbility.ts';
import { nounPhrases } from './nounPhrases.ts';
import { actor, named, PLAIN } from './references.ts';

/** What restricts, requires, permits or costs. */
export const imposedWords = imposedIn({
  grammar,
  nouns: nounPhrases,
  sentences,
  keyword: keywordHad,
  counter: (kind) => counterUnit(kind).one,
  amount: amountWords,
  paid: unlessPaid,
});

/** The same of the creatures that the ability speaks of. */
export const imposedSentence = (ability: ImposedAbility, when?: string, setting?: Setting): Said =>
  imposedWords(ability, {
    who: actor(ability.subject, PLAIN, 'creature'),
    whom: named(ability.subject, PLAIN, 'creature'),
    when,
    setting,
  });
