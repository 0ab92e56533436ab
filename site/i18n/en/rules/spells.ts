import type { RuleWords } from '../../messages.ts';

/** Spells, abilities, effects and what is undone. */
export const spells = {
  'casting.announce': 'The spell goes on the stack.',
  'casting.targets': 'Its targets are chosen.',
  'casting.pay': 'Its cost is paid.',
  'casting.becomesCast': 'Now it is cast, and what triggers on that triggers.',
  'resolving.topOfStack': 'All players passed: the top of the stack resolves.',
  'resolving.inOrderWritten': 'Its instructions are followed in the order written.',
  'resolving.payMana':
    'If an effect lets a player pay mana as it resolves, they may use mana abilities first.',
  'resolving.permanentSpell':
    'A permanent spell that resolves enters the battlefield under the control of who controlled it.',
  'effect.lockedSet': 'Which objects the effect changes is settled as it begins.',
  'prevention.nextDamage':
    'A shield prevents the next damage as it would be dealt, and is used up.',
  'prevention.prevent': 'Prevented damage is not dealt.',
  'action.create': 'Creating a token puts it onto the battlefield.',
  'action.destroy': 'Destroying moves it from the battlefield to the graveyard.',
  'action.regenerate':
    'A shield for the turn: instead of being destroyed, it loses its damage, is tapped and leaves combat.',
  'action.sacrifice':
    'Players sacrifice only what they control; that is no destruction, so regeneration doesn’t help.',
  'action.exile': 'Exiling puts an object into exile, whichever zone it was in.',
  'action.counter':
    'A countered spell or ability leaves the stack and does nothing; a spell goes to its owner’s graveyard.',
  'action.tap': 'Tapping turns a permanent sideways; one already tapped can’t be tapped.',
  'action.untap': 'Untapping turns a permanent upright; one already untapped can’t be untapped.',
  'action.discard': 'Discarding puts a card from its owner’s hand into their graveyard.',
  'illegalAction.rewind': 'What was not legal is undone, whole; the game is as it was before.',
  'activating.announce':
    'An activated ability goes on the stack as an object of its own; who activates it controls it.',
  'activating.asSorcery':
    '“Only as a sorcery” means in one’s own main phase, with priority and an empty stack.',
  'targets.definition':
    'Targets are chosen as a spell or ability goes on the stack; only an effect that says so changes them.',
  'manaAbility.activated':
    'A mana ability has no target, could add mana, is no loyalty ability and moves no card to or from a library.',
  'manaAbility.noStack':
    'A mana ability resolves at once, without the stack; nobody can answer it.',
  'mana.pool': 'Mana waits in the pool for a cost to pay, until the step or phase ends.',
  'cost.ifDone': '“If you do” asks whether somebody chose to pay or began to, whatever came of it.',
  'stack.notUsedBySpecialActions': 'Special actions happen at once, without the stack.',
  'stack.notUsedByTurnBasedActions':
    'Turn-based actions don’t use the stack; they are done before anyone has priority.',
  'layers.control': 'Second layer: effects that change who controls what.',
  'replacement.skip': '“Skip” marks a replacement effect: nothing happens in place of the event.',
  'replacement.skipIsReplacement':
    'To skip is to do nothing instead; what has already begun can’t be skipped any more.',
  'replacement.skippedNeverHappens':
    'What was due in a skipped step, phase or turn is lost; “the next” is the first that isn’t skipped.',
  'replacement.regeneration':
    'Regeneration replaces destruction; what triggers on the damage triggers all the same.',
  'game.cantBeatsCan': 'Between “can” and “can’t”, “can’t” wins.',
} satisfies RuleWords;
