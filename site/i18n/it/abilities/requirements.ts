import type { RequirementAbility } from '../../../engine.ts';
import type { RequirementWords } from '../../abilities/words.ts';
import { type Agreement, agree, verb } from '../agreement.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';
import { attackingWords, creatures } from './restrictions.ts';

/** What must be, said of what it agrees with. */
export const requirementWords = (ability: RequirementAbility, as: Agreement): string =>
  `${verb(as.number, 'deve', 'devono')} ${REQUIREMENTS[ability.requirement](ability, as)}`;

const REQUIREMENTS: RequirementWords<[Agreement]> = {
  attacksIfAble: ({ attacked }, as) => `${attackingWords(attacked)} ${ifAble(as)}`,
  goaded: (_, as) => `attaccare ${ifAble(as)}, e un giocatore diverso da te se possibile`,
  attacksIfAnotherAttacks: ({ filter }, as) =>
    `attaccare ${ifAble(as)} quando attacca ${aFilter({ ...filter, other: true })}`,
  oneAttacksIfAble: ({ attacked }) =>
    `${attackingWords(attacked)} con almeno una di loro se possibile`,
  blocksIfAble: ({ filter }, as) =>
    `bloccare${filter === undefined ? '' : ` ${filterWords(filter, 'many')}`} ${ifAble(as)}`,
  blocksEachIfAble: (_, { number }) =>
    `bloccare ogni attaccante che ${verb(number, 'può', 'possono')} bloccare`,
  mustBeBlocked: ({ n = 1 }, as) =>
    `${beBlocked(as)}${n > 1 ? ` da ${creatures(n)}` : ''} se possibile`,
  mustBeBlockedByOne: ({ filter = {} }, as) =>
    `${beBlocked(as)} da ${aFilter(filter)} se possibile`,
  mustBeBlockedByExactlyOne: (_, as) => `${beBlocked(as)} da una sola creatura se possibile`,
  mustBeBlockedByAll: ({ filter = {} }, as) => {
    const all = agree('tutto', agreementOf(filter, 'many'));
    return `${beBlocked(as)} da ${all} ${theFilter(filter)} che possono farlo`;
  },
};

const ifAble = ({ number }: Agreement): string => verb(number, 'se può farlo', 'se possono farlo');
const beBlocked = (as: Agreement): string => `essere ${agree('bloccato', as)}`;
