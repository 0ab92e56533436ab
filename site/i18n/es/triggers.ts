import type { TriggerCode } from '../../engine.ts';

/** What makes an ability trigger, told as a reason; no word agrees with the name before it. */
export const triggerNames: { readonly [T in TriggerCode]: string } = {
  attacks: 'ataca',
  attacksWithAtLeast: 'ataca junto con otras criaturas',
  attacksAlone: 'ninguna otra criatura ataca',
  attacksPlayerAlone: 'ninguna otra criatura ataca a ese jugador',
  attacksUnblocked: 'ataca y nadie bloquea',
  blocks: 'bloquea',
  blocksAlone: 'ninguna otra criatura bloquea',
  blocksCreature: 'bloquea a una criatura',
  becomesBlocked: 'se convierte en criatura bloqueada',
  becomesBlockedByCreature: 'recibe el bloqueo de una criatura',
  becomesBlockedByAtLeast: 'recibe el bloqueo de suficientes criaturas',
  dealsCombatDamage: 'hace daño de combate',
  dealsDamage: 'hace daño',
  isDealtDamage: 'recibe daño',
  dies: 'muere',
  leavesBattlefield: 'deja el campo de batalla',
  enters: 'entra al campo de batalla',
  castsSpell: 'se lanza un hechizo',
  becomesUntapped: 'se endereza',
  discards: 'se descarta una carta',
  beginningOfStep: 'empieza el paso',
};
