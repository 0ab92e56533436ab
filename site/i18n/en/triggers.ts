import type { TriggerCode } from '../../engine.ts';

/** What makes an ability trigger, told as a reason. */
export const triggerNames: { readonly [T in TriggerCode]: string } = {
  attacks: 'it attacks',
  attacksWithAtLeast: 'it attacks with others',
  attacksAlone: 'it attacks alone',
  attacksPlayerAlone: 'it attacks a player alone',
  attacksUnblocked: 'it attacks and is not blocked',
  blocks: 'it blocks',
  blocksAlone: 'it blocks alone',
  blocksCreature: 'it blocks a creature',
  becomesBlocked: 'it becomes blocked',
  becomesBlockedByCreature: 'a creature blocks it',
  becomesBlockedByAtLeast: 'enough creatures block it',
  dealsCombatDamage: 'it deals combat damage',
  dealsDamage: 'it deals damage',
  isDealtDamage: 'it is dealt damage',
  dies: 'it dies',
  leavesBattlefield: 'it leaves the battlefield',
  enters: 'it enters the battlefield',
  castsSpell: 'a spell is cast',
  becomesUntapped: 'it becomes untapped',
  discards: 'a card is discarded',
  beginningOfStep: 'the step begins',
};
