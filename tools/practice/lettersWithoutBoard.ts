import type { RuleKey } from '#engine';

/** Why no board can ask about a rule of combat. */
export type WithoutBoard =
  /** It sends to another rule, which has its boards. */
  | 'sendsElsewhere'
  /** It is for games in which one defending player is chosen; in ours every opponent is one. */
  | 'everyOpponentDefends'
  /** It belongs to an option that is not played: shared team turns, or a limited range of influence. */
  | 'optionNotPlayed'
  /** It says that a part of an effect does nothing, and what does not happen is told in no step. */
  | 'nothingHappens'
  /** It is about an effect that names what a creature attacks which is there already; no word of an ability says that. */
  | 'noWordSaysIt';

/** Letters of the sections on combat that no exercise has to rest on. */
export const LETTERS_WITHOUT_BOARD: Readonly<Record<WithoutBoard, readonly RuleKey[]>> = {
  sendsElsewhere: ['triggers.attacksAndIsntBlockedWaits'],
  everyOpponentDefends: [
    'combat.defendingPlayersInMultiplayer',
    'attackers.reselectChosenDefenderOnly',
  ],
  optionNotPlayed: ['combat.teamsInCombat', 'attackers.reselectWithinRange'],
  nothingHappens: ['combat.battleMadeAttackingOrBlocking'],
  noWordSaysIt: ['attackers.statedAttackingGone'],
};
