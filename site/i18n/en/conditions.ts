import type { Condition } from '../../engine.ts';
import { aFilter, comparisonWords, filterWords } from './filters.ts';

export function conditionWords(condition: Condition): string {
  switch (condition.kind) {
    case 'youControl':
      return `you control ${aFilter(condition.filter, 'permanent')}`;
    case 'youControlNo':
      return `you control no ${filterWords(condition.filter, 'one', 'permanent')}`;
    case 'defendingPlayerControls':
      return `the defending player controls ${aFilter(condition.filter, 'permanent')}`;
    case 'cardsInYourGraveyard':
      return `your graveyard holds ${comparisonWords(condition.count)} cards`;
    case 'sourceTapped':
      return 'it is tapped';
    case 'sourceUntapped':
      return 'it is untapped';
    case 'not':
      return `it is not so that ${conditionWords(condition.condition)}`;
  }
}

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: {
  readonly if?: Condition;
  readonly unless?: Condition;
}): string =>
  [
    ...(ability.if === undefined ? [] : [` while ${conditionWords(ability.if)}`]),
    ...(ability.unless === undefined ? [] : [` unless ${conditionWords(ability.unless)}`]),
  ].join('');
