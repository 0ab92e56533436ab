import type { RuleKey } from './ruleIndex.ts';

/** Why no code carries out a rule of combat. */
export type OutOfScopeReason =
  /** It says what something is called, or refers to another rule. */
  | 'namesThings'
  /** It needs a way to choose anew what a creature attacks, which no supported card has. */
  | 'reselection'
  /** It belongs to the limited range of influence option. */
  | 'rangeOfInfluence';

/** Combat rules that no engine code is asked to cite. */
export const OUT_OF_SCOPE: Readonly<Record<OutOfScopeReason, readonly RuleKey[]>> = {
  namesThings: [
    'triggers.attackConditions',
    'triggers.blockConditions',
    'triggers.attacksAndIsntBlockedWaits',
  ],
  reselection: [
    'attackers.reselect',
    'attackers.reselectedStaysAttacking',
    'attackers.reselectIgnoresRequirements',
    'attackers.reselectOpponentOnly',
    'attackers.reselectChosenDefenderOnly',
  ],
  rangeOfInfluence: ['attackers.reselectWithinRange'],
};
