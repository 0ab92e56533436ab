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
  'triggers.playerAttacksPlayer': '“Attacks a player” asks for a creature declared at that player.',
  'triggers.attacksAndIsntBlockedWaits':
    '“Attacks and isn’t blocked” triggers as blockers are declared.',
  'triggers.blockConditions': 'Block triggers come in several wordings.',
  'triggers.blocks': '“Blocks” triggers once for a blocker, however many it blocks.',
  'triggers.blocksACreature': '“Blocks a creature” triggers once for each creature blocked.',
  'triggers.becomesBlocked':
    '“Becomes blocked” triggers once, when an unblocked attacker becomes blocked.',
  'triggers.becomesBlockedOncePerCombat':
    '“Becomes blocked” triggered only the first time in a combat.',
  'triggers.becomesBlockedByACreature':
    '“Becomes blocked by a creature” triggers once for each, one put in blocking included.',
  'triggers.numberOfBlockers': 'A number of blockers may be reached by the declaration or later.',
  'triggers.blockCharacteristics': 'A block trigger looks at characteristics only at that moment.',
  'triggers.attacksAndIsntBlocked':
    '“Attacks and isn’t blocked” triggers if nothing is declared as its blocker.',
  'triggers.event': 'An ability triggers whenever its event happens.',
  'triggers.putOnStack': 'It goes on the stack when a player would next get priority.',
  'triggers.apnapOrder': 'The active player’s triggers go on the stack first, then the others’.',
  'triggers.leavesTheBattlefield':
    'Leaving the battlefield triggers, and looks back at what was there.',
  'triggers.lookBackLeavesTheBattlefield': 'Leaves-the-battlefield triggers look back in time.',
  'triggers.atTheBeginningOf': '“At the beginning of” a step or phase triggers just as it begins.',
  'triggers.becomes':
    '“Becomes” triggers on the change, not on a state that was already there or goes on.',
  'triggers.optional':
    'A trigger with “may” or “unless” goes on the stack all the same; the choice is made as it resolves.',
  'triggers.delayedCreated':
    'A delayed triggered ability does not trigger on what happened before it was created.',
  'triggers.delayedOnce':
    'A delayed triggered ability triggers once, at its next event, unless it states how long it lasts.',
} satisfies RuleWords;
