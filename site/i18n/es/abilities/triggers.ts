import { whenWordsIn } from '../../abilities/triggers.ts';
import type { TriggeredAbility } from '../../abilities/words.ts';
import { grammar } from '../grammar.ts';
import { conditionWords } from './conditions.ts';
import { nouns } from './nouns.ts';
import triggers from './triggers.json' with { type: 'json' };

const when = whenWordsIn({
  grammar,
  nouns,
  triggers,
  condition: (ability) =>
    ability.if === undefined ? undefined : conditionWords(ability.if, 'subjunctive'),
});

/** When an ability triggers. */
export const whenWords = (ability: TriggeredAbility): string =>
  `${when(ability)}${ability.firstEachTurn ? ' por primera vez cada turno' : ''}`;
