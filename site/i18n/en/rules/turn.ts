import type { RuleWords } from '../../messages.ts';

/** The turn. */
export const turn = {
  'turn.phases': 'A turn has five phases, always in this order.',
  'turn.stepEndsWhenAllPass': 'A step or phase ends when all pass in a row on an empty stack.',
  'turn.manaEmpties': 'Unused mana is lost as each step and phase ends.',
  'turn.manaBurn': 'Unused mana cost life at the end of the phase.',
  'untap.phasing': 'Permanents phase in and out.',
  'untap.dayNight': 'Day and night are checked.',
  'untap.untapPermanents': 'The active player’s permanents untap.',
  'untap.noPriority': 'Nobody gets priority; triggers wait for the upkeep.',
  'upkeep.priority': 'The active player gets priority.',
  'upkeep.triggersPutOnStack':
    'What triggered in the untap step goes on the stack with what triggers now.',
  'draw.card': 'The active player draws a card.',
  'draw.priority': 'The active player gets priority.',
  'mainPhase.twoInATurn': 'There are two main phases, before and after combat.',
  'mainPhase.priority': 'The active player gets priority.',
  'mainPhase.castSpells': 'The active player may cast any kind of spell with an empty stack.',
  'mainPhase.playLand': 'The active player may play a land.',
  'endStep.priority': 'The active player gets priority.',
  'endStep.triggers': 'What says “at the beginning of the end step” triggers as this step begins.',
  'cleanup.discard': 'The active player discards down to hand size.',
  'cleanup.damageAndEffectsEnd': 'Marked damage and effects “until end of turn” end together.',
  'cleanup.noPriority': 'Normally nobody gets priority.',
  'cleanup.anotherCleanup':
    'If a state-based action or a trigger is due, players get priority, and another cleanup follows.',
  'turnBased.untap': 'Untapping is a turn-based action.',
  'turnBased.draw': 'Drawing for the turn is a turn-based action.',
  'priority.atBeginningOfStep': 'The active player gets priority as most steps and phases begin.',
  'priority.whatAPlayerMayDo': 'With priority a player may cast, activate, or pass.',
} satisfies RuleWords;
