import type { ChangeOf, ChangeWords } from '../../abilities/words.ts';
import type { After, ChangeVoice } from './changeVoice.ts';
import { byWords, damageWords, sourcesWords } from './damage.ts';
import { keywordWords } from './keywordAbility.ts';
import { preventedOf, preventionWords } from './prevention.ts';

/** The verb of one, and of several. */
const verb =
  (one: string, many: string) =>
  (_: unknown, { after }: ChangeVoice): string =>
    after === 'many' ? many : one;

/** What touches no characteristics, and lasts and affects in the same way. */
export const RULE_CHANGES = {
  gainControl: verb('changes controller', 'change controller'),
  regenerationShield: () => 'will regenerate',
  preventDamage: (change) => preventionWords(change, { kind: 'reference', reference: 'self' }),
  takesDamageFor: ({ whom, damage, from }, { after }) => {
    const to = whom === 'you' ? 'you' : 'you or to other permanents you control';
    return `take${s(after)} the ${damageWords(damage)} that ${from === undefined ? 'would be dealt' : `${sourcesWords(from)} would deal`} to ${to}`;
  },
  addsDamage: (change) => `${moreDamageWords(change)} is ${change.n} more`,
  cannotGainLife: ({ whom }) => `${GAINERS[whom]} can’t gain life`,
  doublesDamage: (change) => `${moreDamageWords(change)} is doubled`,
  shuffledInsteadOfGraveyard: verb(
    'is shuffled into its library instead of going to a graveyard',
    'are shuffled into their libraries instead of going to a graveyard',
  ),
  doesNotUntap: verb('doesn’t untap', 'don’t untap'),
  assignsByToughness: verb(
    'assigns combat damage equal to its toughness',
    'assign combat damage equal to their toughness',
  ),
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
  protectsYou: ({ quality }) =>
    `you have ${keywordWords({ kind: 'keyword', keyword: 'protection', quality })}`,
  preventDamageToYou: (change) => preventedOf(change, 'you'),
  damageUnpreventable: ({ damage, from }) =>
    `${damageWords(damage)}${from === undefined ? '' : ` that ${sourcesWords(from)} would deal`} can’t be prevented`.replace(
      ' that it ',
      ' it ',
    ),
  damageLeavesOneLife: () => 'damage can’t bring you below 1 life',
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

const GAINERS: { readonly [W in ChangeOf<'cannotGainLife'>['whom']]: string } = {
  you: 'you',
  opponents: 'your opponents',
  everyone: 'players',
};

const s = (after: After): string => (after === 'many' ? '' : 's');

type MoreDamage = Pick<ChangeOf<'doublesDamage'>, 'damage' | 'from' | 'to'>;

const moreDamageWords = ({ damage, from, to }: MoreDamage): string =>
  `all ${damageWords(damage)}${byWords(from)}${to === undefined ? '' : DAMAGED[to]}`;

const DAMAGED: { readonly [W in NonNullable<MoreDamage['to']>]: string } = {
  players: ' to players',
  opponents: ' to your opponents',
  opponentsAndTheirs: ' to your opponents and their permanents',
};
