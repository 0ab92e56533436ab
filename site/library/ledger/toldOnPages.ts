import type { RuleKey } from '#engine';

/** Rules that no board shows and a document speaks of: their pages alone tell them. `rulePages.yaml` says why. */
export const TOLD_ON_PAGES: readonly RuleKey[] = [
  'turn.nothingBetweenSteps',
  'mainPhase.scheme',
  'combat.teamsInCombat',
  'beginningOfCombat.chooseDefendingPlayer',
  'turnBased.notControlled',
  'permanent.status',
];
