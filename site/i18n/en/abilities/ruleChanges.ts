import type { ChangeOf, ChangeWords } from '../../abilities/words.ts';
import { counterWords } from '../counters.ts';
import type { After, ChangeVoice } from './changeVoice.ts';
import { filterWords, withArticle } from './filterPhrases.ts';

/** The verb of one, and of several. */
const verb =
  (one: string, many: string) =>
  (_: unknown, { after }: ChangeVoice): string =>
    after === 'many' ? many : one;

/** What touches no characteristics, and lasts and affects in the same way. */
export const RULE_CHANGES = {
  gainControl: verb('changes controller', 'change controller'),
  regenerationShield: () => 'will regenerate',
  preventDamage: (change, { after }) => preventedWords(change, after),
  takesDamageFor: ({ whom, damage, from }, { after }) => {
    const to = whom === 'you' ? 'you' : 'you or what you control';
    const by = from === undefined ? '' : ` by ${filterWords(from, 'many')}`;
    return `take${s(after)} the ${damageWords(damage)} that would be dealt to ${to}${by}`;
  },
  addsDamage: ({ n }, { after }) => `deal${s(after)} ${n} more damage than otherwise`,
  cannotGainLife: ({ whom }) => `${GAINERS[whom]} can’t gain life`,
  doublesDamage: verb('doubles all damage', 'double all damage'),
  shuffledInsteadOfGraveyard: verb(
    'is shuffled into its library instead of going to a graveyard',
    'are shuffled into their libraries instead of going to a graveyard',
  ),
  doesNotUntap: verb('doesn’t untap', 'don’t untap'),
  assignsByToughness: verb('assigns damage by its toughness', 'assign damage by their toughness'),
  assignsNoCombatDamage: verb('assigns no combat damage', 'assign no combat damage'),
  assignsAsThoughUnblocked: verb(
    'assigns combat damage as though unblocked',
    'assign combat damage as though unblocked',
  ),
  forbidsNamesExiled: () => 'opponents can’t cast spells with the name of a card it exiled',
  cannotCast: () => 'can’t cast spells',
  cannotBeCountered: () => 'can’t be countered',
  exilesWhatYouCounter: () =>
    'spells that you would counter are exiled instead, and you may cast them without paying their mana cost',
  damageUnpreventable: ({ damage }, { after }) =>
    `deal${s(after)} ${damageWords(damage)} that can’t be prevented`,
  damageLeavesOneLife: () => 'damage can’t bring you below 1 life',
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

const GAINERS: { readonly [W in ChangeOf<'cannotGainLife'>['whom']]: string } = {
  you: 'you',
  opponents: 'your opponents',
  everyone: 'players',
};

const s = (after: After): string => (after === 'many' ? '' : 's');

const damageWords = (damage: 'combat' | 'any' = 'any'): string =>
  damage === 'combat' ? 'combat damage' : 'damage';

function preventedWords(change: ChangeOf<'preventDamage'>, after: After): string {
  const { which, damage, removing } = change;
  const each =
    removing === undefined
      ? ''
      : `, and each time ${withArticle(counterWords(removing))} is removed`;
  return `${PREVENTED[which](`no ${damageWords(damage)}`, after === 'many')}${each}`;
}

const PREVENTED: {
  readonly [W in ChangeOf<'preventDamage'>['which']]: (none: string, many: boolean) => string;
} = {
  dealtTo: (none, many) => `${many ? 'are' : 'is'} dealt ${none}`,
  dealtBy: (none, many) => `deal${many ? '' : 's'} ${none}`,
  everything: (none) => `${none} is dealt`,
};
