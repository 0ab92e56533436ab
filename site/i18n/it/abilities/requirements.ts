import type { RequirementAbility } from '../../../engine.ts';
import type { RequirementWords } from '../../abilities/words.ts';
import { type Agreement, agree, verb } from '../agreement.ts';
import { aFilter, agreementOf, theFilter } from './filterPhrases.ts';
import { attackWords, blockedWords, creatures } from './restrictions.ts';

const EACH_COMBAT = ' in ogni combattimento';

/** What must be, said of what it agrees with. */
export const requirementWords = (
  ability: RequirementAbility,
  as: Agreement,
  when?: string,
): string => REQUIREMENTS[ability.requirement](ability, as, when);

const REQUIREMENTS: RequirementWords<[Agreement, string | undefined]> = {
  attacksIfAble: ({ attacked }, as, when = EACH_COMBAT) =>
    `${attackWords(attacked, as)}${when}, ${ifAble(as)}`,
  goaded: (_, as, when = EACH_COMBAT) =>
    `${attackWords(undefined, as)}${when}, ${ifAble(as)}, e ${attackWords(undefined, as)} un giocatore diverso da te, ${ifAble(as)}`,
  attacksIfAnotherAttacks: ({ filter }, as, when = '') =>
    `${attackWords(undefined, as)}${when}, ${ifAble(as)}, se attacca ${aFilter({ ...filter, other: true })}`,
  oneAttacksIfAble: ({ attacked }, as, when = EACH_COMBAT) =>
    `${attackWords(attacked, as)}${when} con almeno una di loro, se possibile`,
  blocksIfAble: ({ filter }, as, when = EACH_COMBAT) =>
    `${verb(as.number, 'blocca', 'bloccano')}${filter === undefined ? '' : ` ${filter.isThat ? aFilter(filter) : blockedWords(filter)}`}${when}, ${ifAble(as)}`,
  blocksEachIfAble: (_, as, when = EACH_COMBAT) =>
    `${verb(as.number, 'blocca', 'bloccano')} ogni creatura attaccante${when}, ${ifAble(as)}`,
  mustBeBlocked: ({ n = 1 }, as, when = '') =>
    `${beBlocked(as)}${n > 1 ? ` da ${creatures(n)}` : ''}${when}, se possibile`,
  mustBeBlockedByOne: ({ filter = {} }, as, when = '') =>
    `${beBlocked(as)} da ${aFilter(filter)}${when}, se possibile`,
  mustBeBlockedByExactlyOne: (_, as, when = '') =>
    `${beBlocked(as)} da esattamente una creatura${when}, se possibile`,
  mustBeBlockedByAll: ({ filter = {} }, as, when = '') => {
    const all = agree('tutto', agreementOf(filter, 'many'));
    return `${beBlocked(as)} da ${all} ${theFilter(filter)} in grado di farlo${when}`;
  },
};

const ifAble = ({ number }: Agreement): string => verb(number, 'se può farlo', 'se possono farlo');
const beBlocked = (as: Agreement): string =>
  `${verb(as.number, 'deve', 'devono')} essere ${agree('bloccato', as)}`;
