import type { Mistake } from '../mistake.ts';

/** What can't be blocked, or not by everything. */
const EVASION = [
  'cannotBeBlocked',
  'cannotBeBlockedBy',
  'cannotBeBlockedExceptBy',
  'minBlockers',
] as const;

/** Who is in combat, and whom they fight. */
export const STAYING_IN_COMBAT = {
  goneBlockerUnblocked: {
    believes: { blockersGone: 'becomesUnblocked' },
    rules: ['blockers.staysBlocked', 'damage.divideAmongBlockers'],
  },
  lateEvasionUnblocks: {
    believes: { lateEvasion: 'endsBlocks' },
    relevantWords: [EVASION],
    rules: ['blockers.evasion', 'blockers.restrictions'],
  },
  tapRemoves: {
    believes: { tapping: 'removesFromCombat' },
    relevantWords: [['tap', 'untap', 'tapPower', 'convoke']],
    rules: ['combat.tappingDoesNotRemove'],
  },
  tappedBlockerMute: {
    believes: { tappedBlockers: 'dealNone' },
    rules: ['combat.tappingDoesNotRemove', 'damage.equalToPower'],
  },
  leaverKeepsFighting: {
    believes: { leavers: 'stayInCombat' },
    relevantWords: [['regenerate', 'gainControl']],
    rules: ['combat.removedFromCombat'],
  },
  putInObeysCant: {
    believes: { enteringAttacking: 'asIfDeclared' },
    relevantWords: [['attacking', 'attackingEachOtherOpponent', 'enterInItsPlace']],
    rules: ['attackers.putAttackingIgnoresRequirements'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
