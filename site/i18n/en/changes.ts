import type { Ability, Amount, Change } from '../../engine.ts';
import { list, signed } from '../grammar.ts';
import { filterWords, referenceWords } from './filters.ts';
import { colors, keywords, types } from './keywords.ts';

export const amountWords = (amount: Amount): string => {
  if (typeof amount === 'number') return `${amount}`;
  switch (amount.kind) {
    case 'count':
      return `the number of ${filterWords(amount.filter, 'many', 'permanent')}`;
    case 'powerOf':
      return `the power of ${referenceWords[amount.of]}`;
    case 'eventAmount':
      return 'that much';
  }
};

const modifier = (amount: Amount): string => (typeof amount === 'number' ? signed(amount) : '+X');

const counted = (...amounts: readonly Amount[]): string => {
  const open = amounts.find((amount) => typeof amount !== 'number');
  return open === undefined ? '' : `, X being ${amountWords(open)}`;
};

const PREVENTED = {
  dealtTo: { combat: 'is dealt no combat damage', any: 'is dealt no damage' },
  dealtBy: { combat: 'deals no combat damage', any: 'deals no damage' },
  everything: { combat: 'no combat damage is dealt', any: 'no damage is dealt' },
} as const;

/** What a change does, fit to stand after a colon; `words` tells an ability that is granted. */
export function changeWords(change: Change, words: (ability: Ability) => string): string {
  switch (change.kind) {
    case 'addTypes':
      return `also ${list(
        'en',
        change.types.map((type) => types[type]),
      )}`;
    case 'setColors':
      return `now ${list(
        'en',
        change.colors.map((color) => colors[color]),
      )}`;
    case 'grant':
      return change.ability.kind === 'keyword'
        ? `gains ${words(change.ability).toLowerCase()}`
        : `gains “${words(change.ability)}”`;
    case 'loseKeyword':
      return `loses ${keywords[change.keyword]}`;
    case 'loseAllAbilities':
      return 'loses all abilities';
    case 'definePowerToughness':
      return `power ${amountWords(change.power)}, toughness ${amountWords(change.toughness)}`;
    case 'setPowerToughness':
      return `now ${change.power}/${change.toughness}`;
    case 'gainControl':
      return 'changes controller';
    case 'regenerationShield':
      return 'will regenerate';
    case 'preventDamage':
      return PREVENTED[change.which][change.damage];
    case 'doesNotUntap':
      return 'does not untap';
    case 'modifyPowerToughness':
      return `${modifier(change.power)}/${modifier(change.toughness)}${counted(change.power, change.toughness)}`;
  }
}
