import type { RuleWords } from '../../messages.ts';

/** Triggered abilities. */
export const triggers = {
  'triggers.attackersCharacteristics':
    'An attack trigger looks at the creature only as it is declared.',
  'triggers.attackConditions': 'Attack triggers come in several wordings.',
  'triggers.attacks': '“Attacks” triggers on being declared, not on entering attacking.',
  'triggers.isAttacked': '“Is attacked” triggers once, however many creatures are declared.',
  'triggers.playerAttacksWith': '“Attacks with” triggers for a declared creature of that player.',
  'triggers.playerAttacks': '“A player attacks” triggers once if any creature is declared.',
  'triggers.playerAttacksPlayer':
    '“Attacks a player” requires a creature declared as attacking that player.',
  'triggers.attacksAndIsntBlockedWaits':
    '“Attacks and isn’t blocked” triggers as blockers are declared.',
  'triggers.blockConditions': 'Block triggers come in several wordings.',
  'triggers.blocks': '“Blocks” triggers once for a blocker, however many it blocks.',
  'triggers.blocksACreature':
    '“Blocks a creature” counts what the blocker blocks: a trigger for each.',
  'triggers.becomesBlocked':
    '“Becomes blocked” triggers once, when an unblocked attacker becomes blocked.',
  'triggers.becomesBlockedOncePerCombat':
    '“Becomes blocked” triggered only the first time in a combat.',
  'triggers.becomesBlockedByACreature':
    '“Becomes blocked by a creature” counts the blockers, those put in later too: a trigger for each.',
  'triggers.numberOfBlockers': 'A number of blockers may be reached by the declaration or later.',
  'triggers.blockCharacteristics': 'A block trigger looks at characteristics only at that moment.',
  'triggers.attacksAndIsntBlocked':
    '“Attacks and isn’t blocked” triggers if nothing is declared as its blocker.',
  'triggers.event': 'An ability triggers whenever its event happens.',
  'triggers.putOnStack': 'It goes on the stack when a player would next get priority.',
  'stack.severalAtOnce': 'What is put on the stack at the same time goes there in turn order.',
  'ability.independentOfSource': 'An ability on the stack stays, whatever becomes of its source.',
  'triggers.apnapOrder': 'The active player’s triggers go on the stack first, then the others’.',
  'triggers.leavesTheBattlefield':
    'What triggers on leaving the battlefield looks back at what was there.',
  'triggers.lookBackLeavesTheBattlefield': 'Leaves-the-battlefield triggers look back in time.',
  'triggers.atTheBeginningOf': '“At the beginning of” means just as the step or phase begins.',
  'triggers.becomes':
    '“Becomes” triggers on the change, not on a state that was already there or goes on.',
  'triggers.optional':
    'A trigger with “may” or “unless” goes on the stack all the same; the choice is made as it resolves.',
  'triggers.delayedCreated':
    'A delayed triggered ability does not trigger on what happened before it was created.',
  'triggers.delayedOnce':
    'A delayed triggered ability triggers once, at its next event, unless it states how long it lasts.',
  'triggers.onceEachEvent':
    'An ability triggers once for each time its event happens, even several times at once.',
  'triggers.controller':
    'Whoever controlled the source as it triggered controls the triggered ability.',
  'triggers.choicesAsPutOnStack':
    'Its targets are chosen as it goes on the stack; without a legal choice it is removed.',
  'triggers.interveningIf':
    'An “if” right after the event is checked twice: as it happens and as the ability resolves.',
  'triggers.zoneChange': 'Such a trigger looks for the object only in the zone that it went to.',
  'triggers.entersTheBattlefield':
    'When something enters, abilities of all that is on the battlefield can trigger, the newcomers’ included.',
  'triggers.delayed': 'An effect may make a delayed triggered ability, which does something later.',
  'triggers.delayedObject':
    'A delayed triggered ability finds its object even if it has changed, but not in another zone.',
  'triggers.state':
    'A state trigger triggers as soon as a state of the game holds, and not again while it waits or is on the stack.',
  'triggers.preventedOrReplacedEvent':
    'What is prevented or replaced did not happen, and triggers nothing.',
  'triggers.lookBack':
    'Most triggers look at the game right after the event; a few look back to just before it.',
  'triggers.reflexive':
    'A reflexive trigger (“when you do”) triggers on what was done as its own effect resolved.',
} satisfies RuleWords;
