import type { Condition, Filter } from '../../engine.ts';
import { list } from '../grammar.ts';
import { comparisonWords } from './filterParts.ts';
import { aFilter, filterWords } from './filters.ts';
import { colors } from './keywords.ts';
import { steps } from './turn.ts';

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
    case 'source':
      return `it is ${stateWords(condition.filter)}`;
    case 'yourLife':
      return `your life total is ${comparisonWords(condition.count)}`;
    case 'devotion':
      return `your devotion to ${list(
        'en',
        condition.colors.map((color) => colors[color]),
      )} is ${comparisonWords(condition.count)}`;
    case 'during':
      return condition.when === 'combat'
        ? 'it is combat'
        : `it is the ${steps[condition.when].toLowerCase()}`;
    case 'anOpponentIsMonarch':
      return 'an opponent is the monarch';
    case 'castWith':
      return `${CAST[condition.keyword]}`;
    case 'not':
      return `it is not so that ${conditionWords(condition.condition)}`;
  }
}

const CAST: { readonly [W in Extract<Condition, { kind: 'castWith' }>['keyword']]: string } = {
  dash: 'it was cast for its dash cost',
  evoke: 'it was cast for its evoke cost',
  flashback: 'it was cast with flashback',
  kicker: 'it was kicked',
};

/** The conditions of an ability, fit to follow what it says. */
export const conditionsOf = (ability: {
  readonly if?: Condition;
  readonly unless?: Condition;
}): string =>
  [
    ...(ability.if === undefined ? [] : [whileWords(ability.if)]),
    ...(ability.unless === undefined ? [] : [` unless ${conditionWords(ability.unless)}`]),
  ].join('');

const whileWords = (condition: Condition): string =>
  condition.kind === 'not'
    ? ` unless ${conditionWords(condition.condition)}`
    : ` while ${conditionWords(condition)}`;

// What it is, without the noun that goes without saying: `monstrous`, `neither attacking nor blocking`.
const stateWords = (filter: Filter): string =>
  aFilter(filter, 'permanent')
    .replace(/^an? (.*)permanent ?/, '$1')
    .trim();
