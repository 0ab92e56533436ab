import { withPrintedRules } from '../change/making/rulesIn.ts';
import { unknownPlayer } from '../change/making/unknownPlayer.ts';
import type { BlockDeclaration } from '../log/declaration.ts';
import type { BlockVerdict, Violation } from '../log/verdict.ts';
import type { Declaration, Judge, Pair } from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { judgeBy } from './beliefs/judgeBy.ts';
import { blockProblem } from './blockProblem.ts';
import { declaredTwice } from './declaredTwice.ts';
import { blockCapacities, blockedProblems, blockerProblems } from './eligibleBlockers.ts';
import type { NamedProblem } from './namedProblem.ts';
import { verdictOn } from './verdict.ts';

/**
 * The ruling on a defending player's declaration of blockers (CR 509.1a-f), with its proof: also whether it can be paid.
 * Of a player who is not in the game none is legal, not even the empty one.
 */
export function checkBlockers(
  state: GameState,
  player: PlayerId,
  declaration: BlockDeclaration,
  judge?: Judge,
): BlockVerdict {
  const named = blockProblem(state, player);
  const blockers = [...new Set(declaration.blocks.map(({ blocker }) => blocker))];
  const misfits: readonly Violation[] = [
    ...unknownPlayer(state, player, 'blockers.declare'),
    ...declaredTwice(
      declaration.blocks.map(({ blocker, attacker }) => [blocker, attacker]),
      'blockers.choose',
    ),
    ...blockers.flatMap((blocker) => [
      ...blockerProblems(state, player, blocker),
      ...tooManyBlocked(state, blocker, declaration),
    ]),
    ...declaration.blocks.flatMap(({ blocker, attacker }) =>
      blockedProblems(state, player, blocker, attacker),
    ),
  ];
  const proposed = pairsOf(named, declaration);
  const verdict = verdictOn(
    named,
    { pairs: withinCapacity(named, proposed), proposed, misfits },
    { requirements: 'blockers.requirements', payCosts: 'blockers.payCosts' },
    judgeBy(state, judge),
  );
  return {
    ...verdict,
    violations: withPrintedRules(state, verdict.violations),
    better: verdict.better && blocksFrom(named, verdict.better),
    nearest: verdict.nearest && blocksFrom(named, verdict.nearest),
  };
}

/** A declaration from pairs of the block problem. */
export const blocksFrom = (
  { choosers, targets }: NamedProblem<ObjectId>,
  pairs: Declaration,
): BlockDeclaration => ({
  blocks: pairs.map(([chooser, target]) => ({
    blocker: known(choosers[chooser], 'blocker'),
    attacker: known(targets[target], 'attacker'),
  })),
});

// CR 509.1a: each blocks one attacker, unless an effect lets it block more.
function tooManyBlocked(
  state: GameState,
  blocker: ObjectId,
  { blocks }: BlockDeclaration,
): readonly Violation[] {
  const found = new Set(
    blocks.filter((block) => block.blocker === blocker).map(({ attacker }) => attacker),
  ).size;
  const needed = blockCapacities(state)(blocker);
  return found <= needed
    ? []
    : [
        {
          code: 'blocksTooMany',
          objects: [blocker],
          rules: ['blockers.choose'],
          counts: { found, needed },
        },
      ];
}

const pairsOf = (
  { choosers, targets }: NamedProblem<ObjectId>,
  { blocks }: BlockDeclaration,
): Declaration =>
  blocks
    .map(({ blocker, attacker }): Pair => [choosers.indexOf(blocker), targets.indexOf(attacker)])
    .filter(([chooser, target]) => chooser >= 0 && target >= 0);

/** Of a blocker that is declared on too many, what is said first; and nothing twice. */
function withinCapacity({ problem }: NamedProblem<ObjectId>, proposed: Declaration): Declaration {
  const kept: Pair[] = [];
  for (const pair of proposed) {
    const already = kept.filter(([chooser]) => chooser === pair[0]);
    const isNew = !already.some(([, target]) => target === pair[1]);
    if (isNew && already.length < (problem.choosers[pair[0]]?.capacity ?? 0)) kept.push(pair);
  }
  return kept;
}
