import { gameOf, type Line } from '../../../scenario/line.ts';
import { outcomeOf } from '../../../scenario/outcome.ts';
import { attacksOf, blocksOf } from '../../../state/combatRoles.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';
import type { CreaturePick } from '../../mayDecide.ts';

/** Of which objects it is so once the line has been played to its end; nothing of what events tell. */
export const IN_THE_END: { readonly [P in CreaturePick]?: (end: Line) => readonly ObjectId[] } = {
  areAttacking: (end) => attacksOf(gameOf(end)).map(({ attacker }) => attacker),
  areBlocking: (end) => blocksOf(gameOf(end)).map(({ blocker }) => blocker),
  areBlocked: (end) =>
    attacksOf(gameOf(end))
      .filter(({ status }) => status === 'blocked')
      .map(({ attacker }) => attacker),
  haveDamage: (end) =>
    gameOf(end)
      .battlefield.filter(({ markedDamage }) => markedDamage > 0)
      .map(({ id }) => id),
  die: (end) => outcomeOf(end).died,
};
