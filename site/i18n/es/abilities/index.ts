import { abilityWordsIn } from '../../abilities/abilityPlan.ts';
import { grammar } from '../grammar.ts';
import { keywords } from '../keywords/names.ts';
import abilities from './ability.json' with { type: 'json' };
import { whereXOf } from './amounts.ts';
import { namedBy } from './antecedents.ts';
import { staticWords } from './changes.ts';
import { conditions } from './conditions.ts';
import { costWords } from './costs.ts';
import { effectsWords, foesOf } from './effects.ts';
import { imposedSentence } from './imposed.ts';
import { keywordWords } from './keywordAbility.ts';
import modes from './modes.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';
import { PLAIN } from './references.ts';
import { hosted } from './selfNames.ts';
import timings from './timings.json' with { type: 'json' };
import triggers from './triggers.json' with { type: 'json' };

/** What an ability says, in our own words and made from its data. */
export const abilityWords = abilityWordsIn({
  grammar,
  nouns: nounPhrases,
  abilities,
  modes,
  timings,
  triggers,
  conditions,
  whereX: (n) => whereXOf(n, PLAIN),
  keyword: keywordWords,
  keywords,
  imposed: imposedSentence,
  always: staticWords,
  cost: costWords,
  done: (effects, targets, words, of) =>
    effectsWords(effects, targets, words, { named: namedBy(of), foes: foesOf(of) }),
  onHost: hosted,
});
