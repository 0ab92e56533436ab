import type { RequirementAbility } from '../../../engine.ts';
import type { RequirementWords } from '../../abilities/words.ts';
import type { GrammaticalNumber } from '../subtypes.ts';
import { numberWords } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { attackedWords } from './restrictions.ts';

/** What must be; said of one creature or of several. */
export const requirementWords = (ability: RequirementAbility, number: GrammaticalNumber): string =>
  REQUIREMENTS[ability.requirement](ability, number === 'one' ? 'it' : 'they');

/** `it` or `they`: who must. */
type Who = 'it' | 'they';

const REQUIREMENTS: RequirementWords<[Who]> = {
  attacksIfAble: (ability) => `must attack${attackedWords(ability)} if able`,
  goaded: (_, who) => `must attack if able, and someone other than you if ${who} can`,
  attacksIfAnotherAttacks: ({ filter }) =>
    `must attack if able once ${filter === undefined ? 'another' : aFilter({ ...filter, other: true })} attacks`,
  oneAttacksIfAble: (ability) =>
    `must attack${attackedWords(ability)} with at least one of them if able`,
  blocksIfAble: ({ filter }) => `must block${others(filter)} if able`,
  blocksEachIfAble: (_, who) => `must block every attacker ${who} can`,
  mustBeBlocked: ({ n = 1 }) =>
    n > 1 ? `must be blocked by ${numberWords(n)} creatures if able` : 'must be blocked if able',
  mustBeBlockedByOne: ({ filter = {} }) => `must be blocked by ${aFilter(filter)} if able`,
  mustBeBlockedByExactlyOne: () => 'must be blocked by exactly one creature if able',
  mustBeBlockedByAll: ({ filter = {} }, who) =>
    `must be blocked by all${others(filter)} able to block ${who === 'it' ? 'it' : 'them'}`,
};

const others = (filter: RequirementAbility['filter']): string =>
  filter === undefined ? '' : ` ${filterWords(filter, 'many')}`;
