import type { Condition, Filter } from '../../../engine.ts';
import { type ConditionWords, say } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { steps } from '../turn.ts';
import { amountWords } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { comparisonWords } from './filters.ts';

export const conditionWords = (condition: Condition): string => say(CONDITIONS, condition);

const CONDITIONS: ConditionWords<[], string> = {
  youControl: ({ filter }) => `you control ${aFilter(filter, 'permanent')}`,
  youControlNo: ({ filter }) => `you control no ${filterWords(filter, 'one', 'permanent')}`,
  defendingPlayerControls: ({ filter }) =>
    `defending player controls ${aFilter(filter, 'permanent')}`,
  amount: ({ amount, atLeast, atMost }) =>
    [
      ...(atLeast === undefined
        ? []
        : [`${amountWords(amount)} is ${amountWords(atLeast)} or more`]),
      ...(atMost === undefined ? [] : [`${amountWords(amount)} is ${amountWords(atMost)} or less`]),
    ].join(' and '),
  cardsInYourGraveyard: ({ count }) => `your graveyard holds ${comparisonWords(count)} cards`,
  sourceTapped: () => 'it is tapped',
  sourceUntapped: () => 'it is untapped',
  source: ({ filter }) =>
    filter.exertedThisTurn === false && Object.keys(filter).length === 1
      ? 'it hasn’t been exerted this turn'
      : `it is ${stateWords(filter)}`,
  yourLife: ({ count }) => `your life total is ${comparisonWords(count)}`,
  devotion: ({ colors: to, count }) =>
    `your devotion to ${list(
      'en',
      to.map((color) => colors[color]),
    )} is ${comparisonWords(count)}`,
  during: ({ when }) =>
    when === 'combat' ? 'it is combat' : `it is the ${steps[when].toLowerCase()}`,
  anOpponentIsMonarch: () => 'an opponent is the monarch',
  castWith: ({ keyword }) => CAST[keyword],
  all: ({ conditions }) => conditions.map(conditionWords).join(' and '),
  not: ({ condition }) => `it is not so that ${conditionWords(condition)}`,
};

const CAST: { readonly [W in Extract<Condition, { kind: 'castWith' }>['keyword']]: string } = {
  dash: 'it was cast for its dash cost',
  evoke: 'it was cast for its evoke cost',
  flashback: 'it was cast with flashback',
  kicker: 'it was kicked',
  morph: 'it was cast face down',
};

/** The same behind what happens then: ` during combat`. */
export const duringWords = ({ when }: Extract<Condition, { kind: 'during' }>): string =>
  `during ${when === 'combat' ? 'combat' : `the ${steps[when].toLowerCase()}`}`;

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
    .replace(/^an? ((?:un)?(?:attacking|blocking|blocked)) creature$/, '$1')
    .trim();
