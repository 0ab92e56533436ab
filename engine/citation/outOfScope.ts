import type { RuleKey } from './ruleIndex.ts';

/** Why no code carries out a rule of combat. */
export type OutOfScopeReason =
  /** It says what something is called, or refers to another rule. */
  | 'namesThings'
  /** It says what can’t be done to something, which nothing that can be written would do. */
  | 'nothingWouldDoIt'
  /** It is for games of more than two in which only one player defends; in ours every opponent may be attacked. */
  | 'oneDefendingPlayerChosen'
  /** It belongs to the limited range of influence option. */
  | 'rangeOfInfluence';

/** Combat rules that no engine code is asked to cite. */
export const OUT_OF_SCOPE: Readonly<Record<OutOfScopeReason, readonly RuleKey[]>> = {
  namesThings: [
    'triggers.attackConditions',
    'triggers.blockConditions',
    'triggers.attacksAndIsntBlockedWaits',
  ],
  nothingWouldDoIt: ['damage.onTheStackNotCountered'],
  oneDefendingPlayerChosen: ['attackers.reselectChosenDefenderOnly'],
  rangeOfInfluence: ['attackers.reselectWithinRange'],
};
