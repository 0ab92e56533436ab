import type { RuleWords } from '../../messages.ts';

/** The turn, what the game does in it by itself, and priority. */
export const turn = {
  'turn.phases':
    'A turn has five phases: the beginning, a main phase, combat, another main phase, the ending.',
  'turn.stepEndsWhenAllPass': 'A step or phase ends when all pass in a row on an empty stack.',
  'turn.manaEmpties': 'Unused mana is lost as each step and phase ends.',
  'turn.manaBurn': 'Unused mana cost life at the end of the phase.',
  'turn.stepWithoutPriority':
    'A step without priority (untap, most cleanups) ends once its actions are done.',
  'turn.effectsExpireAsStepBegins': 'Effects that last until a step or phase stop as it begins.',
  'turn.effectsExpireAsStepEnds':
    'Effects that last until the end of a step or phase stop with it.',
  'turn.untilEndOfCombat':
    '“Until end of combat” ends with the combat phase, not as its last step begins.',
  'turn.untilEndOfTurn':
    '“Until end of turn” ends in the cleanup step, together with marked damage.',
  'turn.atTheBeginningOf':
    '“At the beginning of” triggers as that step or phase begins, and goes on the stack before the next priority.',
  'turn.extraTurns':
    'An extra turn comes right after the turn named; of several, the one added last comes first.',
  'turn.extraPhases':
    'An extra phase comes right after the phase named; of several, the one added last comes first.',
  'turn.extraSteps':
    'An extra step comes right before or after the step named; of several, the one added last comes first.',
  'turn.skipped': 'What is skipped is passed over as if it were not there.',
  'turn.nothingBetweenSteps': 'Nothing happens between steps, phases or turns.',
  'turn.stepAddedAfterPhase':
    'An effect that adds a step after a phase adds its phase, with the other steps skipped.',
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
  'mainPhase.playLand':
    'The active player may play one land a turn, on an empty stack; nobody can respond.',
  'mainPhase.extraArePostcombat':
    'Only the turn’s first main phase is precombat; every other is postcombat, even if combat was skipped.',
  'mainPhase.scheme':
    'In Archenemy, the archenemy begins the first main phase by setting a scheme in motion, without the stack.',
  'mainPhase.noSteps':
    'A main phase has no steps; it ends when all pass in a row on an empty stack.',
  'endStep.priority': 'The active player gets priority.',
  'endStep.triggers': 'What says “at the beginning of the end step” triggers as this step begins.',
  'endStep.olderWordings':
    'Cards printed with “at end of turn” now read “at the beginning of the end step”, or of the next one.',
  'endStep.doesNotBackUp':
    '“At the beginning of the end step”, if it arrives during that step, waits for the next turn’s.',
  'cleanup.discard': 'The active player discards down to hand size.',
  'cleanup.damageAndEffectsEnd': 'Marked damage and effects “until end of turn” end together.',
  'cleanup.noPriority': 'Normally nobody gets priority.',
  'cleanup.anotherCleanup':
    'If a state-based action or a trigger is due, players get priority, and another cleanup follows.',
  'turnBased.untap': 'Untapping is a turn-based action.',
  'turnBased.draw': 'Drawing for the turn is a turn-based action.',
  'turnBased.definition':
    'Turn-based actions happen by themselves as a step or phase begins or ends, without the stack.',
  'turnBased.notBeginningTriggers':
    'What watches for a step or phase to begin is a triggered ability, not a turn-based action.',
  'turnBased.beforeStateBasedAndPriority':
    'As a step or phase begins, turn-based actions come before state-based ones, triggers and priority.',
  'turnBased.phasing':
    'As the untap step begins, the active player’s permanents phase out or in, all at once.',
  'turnBased.declareAttackers':
    'Declaring attackers is a turn-based action, the first thing in its step.',
  'turnBased.declareBlockers':
    'Declaring blockers is a turn-based action, the first thing in its step.',
  'turnBased.assignCombatDamage':
    'Assigning combat damage is a turn-based action: the active player first, then the others in turn order.',
  'turnBased.dealCombatDamage':
    'Dealing combat damage, all at once, is a turn-based action that follows its assignment.',
  'turnBased.discardToHandSize':
    'Discarding down to hand size is a turn-based action, the first thing in the cleanup step.',
  'turnBased.damageAndEffectsEnd':
    'After the discard, marked damage and the turn’s effects end together, as a turn-based action.',
  'turnBased.manaEmpties': 'Losing unused mana as a step or phase ends is a turn-based action.',
  'turnBased.notControlled': 'Nobody controls turn-based actions.',
  'turnBased.chooseDefendingPlayer':
    'Choosing the defending player, where that is needed, is a turn-based action.',
  'turnBased.orderBlockers': 'Ordering the blockers of an attacker was a turn-based action.',
  'turnBased.orderAttackers':
    'Ordering the attackers that one creature blocks was a turn-based action.',
  'priority.atBeginningOfStep': 'The active player gets priority as most steps and phases begin.',
  'priority.whatAPlayerMayDo': 'With priority a player may cast, activate, or pass.',
  'priority.castSpells':
    'With priority, instants may be cast; other spells only in one’s own main phase with an empty stack.',
  'priority.specialActions':
    'Special actions need priority; some also one’s own main phase and an empty stack.',
  'priority.afterResolution':
    'After a spell or ability resolves, mana abilities apart, the active player gets priority.',
  'priority.pass':
    'A player with priority who does nothing passes; the next in turn order gets it.',
  'priority.allPass':
    'If all pass in a row, the top of the stack resolves; if it is empty, the step or phase ends.',
  'priority.stateBasedThenTriggers':
    'Before anyone gets priority: state-based actions until none is left, then triggers, then both again.',
  'priority.activateAbilities': 'With priority a player may activate abilities.',
  'priority.manaAbilities':
    'Mana abilities may be used with priority and whenever mana is to be paid, even in the middle of something.',
  'priority.triggersAnyTime':
    'Abilities may trigger at any time, but go on the stack only before the next priority.',
  'priority.noneWhileResolving': 'Nobody has priority while a spell or ability resolves.',
  'priority.afterActing':
    'Whoever casts, activates or takes a special action has priority again afterwards.',
  'priority.inResponse': 'What is cast or activated in response resolves first.',
  'beginningPhase.steps': 'The beginning phase has three steps: untap, upkeep, draw.',
  'ending.steps': 'The ending phase has two steps: end and cleanup.',
} satisfies RuleWords;
