import type { Mistake } from '../mistake.ts';

/** Who is in combat, and whom they fight. */
export const STAYING_IN_COMBAT = {
  goneBlockerUnblocked: {
    believes: { blockersGone: 'becomesUnblocked' },
    rules: ['blockers.staysBlocked', 'damage.divideAmongBlockers'],
  },
  lateEvasionUnblocks: {
    believes: { lateEvasion: 'endsBlocks' },
    rules: ['blockers.restrictions'],
  },
  tapRemoves: {
    believes: { tapping: 'removesFromCombat' },
    rules: ['combat.tappingDoesNotRemove'],
  },
  tappedBlockerMute: {
    believes: { tappedBlockers: 'dealNone' },
    rules: ['combat.tappingDoesNotRemove', 'damage.equalToPower'],
  },
  leaverKeepsFighting: {
    believes: { leavers: 'stayInCombat' },
    rules: ['combat.removedFromCombat'],
  },
  putInObeysCant: {
    believes: { enteringAttacking: 'asIfDeclared' },
    rules: ['attackers.putAttackingIgnoresRequirements'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
