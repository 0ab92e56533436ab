import type { Filter } from '../../../engine.ts';
import type { ChangeOf, ChangeWords, DamageSort } from '../../abilities/words.ts';
import { counterWords } from '../counters.ts';
import type { After, ChangeVoice } from './changeVoice.ts';
import { filterWords, withArticle } from './filterPhrases.ts';
import { keywordWords } from './keywordAbility.ts';

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
    return `take${s(after)} the ${damageWords(damage)} that would be dealt to ${to}${byWords(from)}`;
  },
  addsDamage: (change) => `${moreDamageWords(change)} is ${change.n} more`,
  cannotGainLife: ({ whom }) => `${GAINERS[whom]} can’t gain life`,
  doublesDamage: (change) => `${moreDamageWords(change)} is doubled`,
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
  protectsYou: ({ quality }) =>
    `you have ${keywordWords({ kind: 'keyword', keyword: 'protection', quality })}`,
  preventDamageToYou: (change) => `you are dealt ${lessWords(change)}`,
  damageUnpreventable: ({ damage, from }) =>
    `${damageWords(damage)}${byWords(from)} can’t be prevented`,
  damageLeavesOneLife: () => 'damage can’t bring you below 1 life',
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

const GAINERS: { readonly [W in ChangeOf<'cannotGainLife'>['whom']]: string } = {
  you: 'you',
  opponents: 'your opponents',
  everyone: 'players',
};

const s = (after: After): string => (after === 'many' ? '' : 's');

export const damageWords = (damage: DamageSort): string =>
  damage === 'any' ? 'damage' : `${damage} damage`;

/** ` by red sources` */
export const byWords = (from?: Filter): string =>
  from === undefined ? '' : ` by ${filterWords(from, 'many', 'source')}`;

type MoreDamage = Pick<ChangeOf<'doublesDamage'>, 'damage' | 'from' | 'to'>;

const moreDamageWords = ({ damage, from, to }: MoreDamage): string =>
  `all ${damageWords(damage)}${byWords(from)}${to === undefined ? '' : DAMAGED[to]}`;

const DAMAGED: { readonly [W in NonNullable<MoreDamage['to']>]: string } = {
  players: ' to players',
  opponents: ' to your opponents',
  opponentsAndTheirs: ' to your opponents and their permanents',
};

/** How much less damage something is dealt, and by what. */
function lessWords({ damage, from, n }: ChangeOf<'preventDamageToYou'>): string {
  return n === undefined
    ? `no ${damageWords(damage)}${byWords(from)}`
    : `${n} less ${damageWords(damage)}${byWords(from)} each time`;
}

function preventedWords(change: ChangeOf<'preventDamage'>, after: After): string {
  const { which, removing } = change;
  const each =
    removing === undefined
      ? ''
      : `, and each time ${withArticle(counterWords(removing))} is removed`;
  const less = lessWords({ ...change, kind: 'preventDamageToYou' });
  return `${PREVENTED[which](less, after === 'many')}${each}`;
}

const PREVENTED: {
  readonly [W in ChangeOf<'preventDamage'>['which']]: (less: string, many: boolean) => string;
} = {
  dealtTo: (less, many) => `${many ? 'are' : 'is'} dealt ${less}`,
  dealtBy: (less, many) => `deal${many ? '' : 's'} ${less}`,
  everything: (less) => `${less} is dealt`,
};
