import { whenWordsIn } from '../../abilities/triggers.ts';
import { grammar } from '../grammar.ts';
import { conditionWords } from './conditions.ts';
import { nouns } from './nouns.ts';
import triggers from './triggers.json' with { type: 'json' };

/** When an ability triggers. */
export const whenWords = whenWordsIn({
  grammar,
  nouns,
  triggers,
  condition: (ability) => (ability.if === undefined ? undefined : conditionWords(ability.if)),
});
