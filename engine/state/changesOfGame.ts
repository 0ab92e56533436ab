import type { Change, ChangeOfGame } from '../language/change.ts';

/** CR 611.2c: whether a change is one of the rules of the game or of its controller, said of no object. */
export const isOfGame = ({ kind }: Change): boolean => kind in OF_THE_GAME;

/** CR 508.1, 509.1: of its controller, who makes the choices of a declaration. */
export const letsItsControllerChoose = (change: Change): boolean =>
  change.kind === 'impose' &&
  change.ability.kind === 'permission' &&
  ['chooseAttackers', 'chooseBlockers'].includes(change.ability.permission);

const OF_THE_GAME: { readonly [K in ChangeOfGame]: true } = {
  protectsYou: true,
  preventDamageToYou: true,
  damageUnpreventable: true,
  doublesDamage: true,
  addsDamage: true,
  cannotGainLife: true,
  forbidsNamesExiled: true,
  exilesWhatYouCounter: true,
  damageLeavesOneLife: true,
};
