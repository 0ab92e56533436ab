import type { Step } from './turnStructure.ts';

/** CR 506.8: when it may be cast or activated, beyond what every instant allows. */
export type Timing =
  | {
      readonly kind: 'duringCombat';
      readonly after?: CombatPoint;
      readonly before?: CombatPoint;
      readonly whose?: 'opponent';
    }
  /** In any phase, but only before, or after, that point of the turn's first combat phase (CR 506.8d). */
  | {
      readonly kind: 'aroundCombat';
      readonly after?: CombatPoint;
      readonly before?: CombatPoint;
      /** Only in an opponent's turn. */
      readonly whose?: 'opponent';
    }
  | { readonly kind: 'step'; readonly step: Step; readonly whose?: 'you' }
  | { readonly kind: 'sorcery' };

export type CombatPoint = 'attackersDeclared' | 'blockersDeclared' | 'combatDamage';
