// What is believed of an illegal declaration, where it is not so (CR 733.1): that only what is illegal of it is undone, so
// that the rest has been declared, and nothing else may be.
import type { AttackedChoice } from '../../log/declaration.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { Pair } from '../../solver/index.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { sameAttacked } from '../eligibleAttackers.ts';
import type { NamedProblem, NamedRequirement, NamedRestriction } from '../namedProblem.ts';

/** The attack of which the legal part stands; the problem as it is where nothing was taken back. */
export const withStandingAttacks = (
  state: GameState,
  named: NamedProblem<AttackedChoice>,
): NamedProblem<AttackedChoice> => {
  const { undone } = state.turn.history ?? {};
  return undone?.kind === 'attack'
    ? withStanding(state, named, (id, target) =>
        undone.attacks.some((one) => one.attacker === id && sameAttacked(one.target, target)),
      )
    : named;
};

/** The same of a block. */
export const withStandingBlocks = (
  state: GameState,
  named: NamedProblem<ObjectId>,
): NamedProblem<ObjectId> => {
  const { undone } = state.turn.history ?? {};
  return undone?.kind === 'block'
    ? withStanding(state, named, (id, target) =>
        undone.blocks.some(({ blocker, attacker }) => blocker === id && attacker === target),
      )
    : named;
};

function withStanding<T>(
  state: GameState,
  named: NamedProblem<T>,
  isStanding: (chooser: ObjectId, target: T) => boolean,
): NamedProblem<T> {
  if (beliefsOf(state).illegalDeclaration === 'takenBack') return named;
  const standing = named.choosers.flatMap((id, chooser) =>
    named.targets.flatMap((on, target): readonly Pair[] =>
      isStanding(id, on) ? [[chooser, target]] : [],
    ),
  );
  return standing.length === 0 ? named : standingIn(named, standing);
}

function standingIn<T>(named: NamedProblem<T>, standing: readonly Pair[]): NamedProblem<T> {
  const isStanding = (chooser: number, target: number): boolean =>
    standing.some((pair) => pair[0] === chooser && pair[1] === target);
  const restrictions = [
    ...named.restrictions,
    ...named.problem.pairs.flatMap(({ chooser, target }): readonly NamedRestriction[] => {
      const object = named.choosers[chooser];
      return object === undefined || isStanding(chooser, target)
        ? []
        : [forbidden(object, chooser, target)];
    }),
  ];
  const requirements = standing.flatMap(([chooser, target]): readonly NamedRequirement[] => {
    const object = named.choosers[chooser];
    return object === undefined ? [] : [required(object, chooser, target)];
  });
  return {
    ...named,
    restrictions,
    requirements,
    followings: [],
    problem: {
      ...named.problem,
      restrictions: restrictions.map(({ restriction }) => restriction),
      requirements: requirements.map(({ requirement }) => requirement),
      followings: [],
    },
  };
}

const forbidden = (object: ObjectId, chooser: number, target: number): NamedRestriction => ({
  restriction: { kind: 'pairForbidden', chooser, target },
  by: {
    source: object,
    what: { kind: 'restriction', restriction: 'cannotBlock' },
  },
  objects: [object],
  rules: ['illegalAction.rewind'],
});

const required = (object: ObjectId, chooser: number, target: number): NamedRequirement => ({
  requirement: { kind: 'declaredOn', chooser, targets: [target] },
  count: {
    source: object,
    requirement: 'blocksIfAble',
    creature: object,
    attacker: undefined,
  },
  rules: ['illegalAction.rewind'],
});
