import type { BlockDeclaration } from '../log/declaration.ts';
import { evaluate, type Pair, type Restriction } from '../solver/index.ts';
import { attackOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { blockProblem } from './blockProblem.ts';
import type { NamedProblem } from './namedProblem.ts';

/**
 * Whether these attackers could be blocked by what blocks them among the blocks given, all of which there would be:
 * whatever CR 509.1a-b asks of them is asked as things stand, requirements and costs are not.
 */
export const couldBlock = (
  state: GameState,
  blocks: BlockDeclaration['blocks'],
  attackers: readonly ObjectId[],
): boolean =>
  [...new Set(attackers.flatMap((id) => defenderOf(state, id)))].every((player) =>
    couldBeBlocked(blockProblem(state, player), blocks, attackers),
  );

function defenderOf(state: GameState, attacker: ObjectId): readonly PlayerId[] {
  const attack = attackOf(state, attacker);
  return attack === undefined ? [] : [defendingPlayerOf(attack.target)];
}

function couldBeBlocked(
  { choosers, targets, problem, restrictions }: NamedProblem<ObjectId>,
  blocks: BlockDeclaration['blocks'],
  attackers: readonly ObjectId[],
): boolean {
  const asked = blocks.filter(
    ({ attacker }) => attackers.includes(attacker) && targets.includes(attacker),
  );
  // CR 509.1a: untapped, and of the player who is attacked.
  if (asked.some(({ blocker }) => !choosers.includes(blocker))) return false;
  const pairs = blocks
    .map(({ blocker, attacker }): Pair => [choosers.indexOf(blocker), targets.indexOf(attacker)])
    .filter(([chooser, target]) => chooser >= 0 && target >= 0);
  const { malformed, broken } = evaluate(problem, pairs);
  const meant: Meant = {
    choosers: asked.map(({ blocker }) => choosers.indexOf(blocker)),
    targets: attackers.map((id) => targets.indexOf(id)),
  };
  return (
    malformed.length === 0 &&
    broken.every((at) => {
      const restriction = restrictions[at]?.restriction;
      return restriction === undefined || !isAbout(restriction, meant);
    })
  );
}

interface Meant {
  readonly choosers: readonly number[];
  readonly targets: readonly number[];
}

/** Whether a restriction is about these creatures, and not about others or about the declaration as a whole. */
function isAbout(restriction: Restriction, { choosers, targets }: Meant): boolean {
  if (restriction.kind === 'pairForbidden')
    return targets.includes(restriction.target) && choosers.includes(restriction.chooser);
  if ('target' in restriction) return targets.includes(restriction.target);
  if ('targets' in restriction) return restriction.targets.some((one) => targets.includes(one));
  return 'chooser' in restriction && choosers.includes(restriction.chooser);
}
