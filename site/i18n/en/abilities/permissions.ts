import type { AbilityOf, PermissionWords } from '../../abilities/words.ts';
import { type GrammaticalNumber, landwalk } from '../subtypes.ts';
import { numberWords } from './amounts.ts';

/** What may be done that the rules would not allow. */
export const permissionWords = (
  ability: AbilityOf<'permission'>,
  number: GrammaticalNumber,
): string => PERMISSIONS[ability.permission](ability, number);

const PERMISSIONS: PermissionWords<[GrammaticalNumber]> = {
  blockAdditional: ({ n }) => `can block ${moreWords(n)}`,
  attackDespiteDefender: () => 'can attack as though without defender',
  blockAsThoughShadow: () => 'can block creatures with shadow',
  assignAsThoughUnblocked: (_, number) =>
    `may assign ${number === 'one' ? 'its' : 'their'} combat damage as though unblocked`,
  divideDamageOfAttackersOnYou: () =>
    'you, not its controller, divide the combat damage of each creature attacking you',
  chooseAttackers: () => 'you choose which creatures attack',
  chooseBlockers: () => 'you choose which creatures block, and how',
  attackingPlayerChoosesBlockers: () =>
    'the attacking player chooses which creatures block, and how',
  exertAsItAttacks: () => 'may be exerted as it attacks',
  ignoreLandwalk: ({ filter }) =>
    `can be blocked as though without ${filter?.subtype === undefined ? 'landwalk' : landwalk(filter.subtype)}`,
};

const moreWords = (n: number | undefined): string => {
  if (n === undefined) return 'any number of creatures';
  return n === 1 ? 'one more creature' : `${numberWords(n)} more creatures`;
};
