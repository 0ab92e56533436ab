import type { RuleWords } from '../../messages.ts';

/** Spells, effects and what is undone. */
export const spells = {
  'casting.announce': 'The spell goes on the stack.',
  'casting.targets': 'Its targets are chosen.',
  'casting.pay': 'Its cost is paid.',
  'casting.becomesCast': 'Now it is cast, and what triggers on that triggers.',
  'resolving.topOfStack': 'All players passed: the top of the stack resolves.',
  'resolving.inOrderWritten': 'Its instructions are followed in the order written.',
  'effect.lockedSet': 'Which objects the effect changes is settled as it begins.',
  'prevention.nextDamage':
    'A shield prevents the next damage as it would be dealt, and is used up.',
  'prevention.prevent': 'Prevented damage is not dealt.',
  'action.create': 'Creating a token puts it onto the battlefield.',
  'action.destroy': 'Destroying moves it from the battlefield to the graveyard.',
  'illegalAction.rewind': 'What was not legal is undone, whole; the game is as it was before.',
} satisfies RuleWords;
