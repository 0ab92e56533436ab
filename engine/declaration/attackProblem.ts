import type { AttackedChoice } from '../log/declaration.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';
import type { RestrictionAbility } from '../vocabulary/abilities.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { abilitiesInPlay, applies, type InPlay, isPermitted } from './abilitiesInPlay.ts';
import { combatCosts } from './costs.ts';
import { attackable, eligibleAttackers } from './eligibleAttackers.ts';
import {
  type NamedProblem,
  type NamedRequirement,
  type NamedRestriction,
  nameProblem,
} from './namedProblem.ts';
import type { Restriction } from './solver/problem.ts';

/** The choice of attackers as a problem: creatures that could attack, on what may be attacked (CR 508.1a-d). */
export function attackProblem(state: GameState): NamedProblem<AttackedChoice> {
  const choosers = eligibleAttackers(state);
  const targets = attackable(state);
  const costs = combatCosts(state, 'attack');
  return nameProblem(
    choosers.map((id) => ({ id, chooser: { capacity: 1 } })),
    targets,
    choosers.flatMap((id, chooser) =>
      targets.map((target, index) => ({
        chooser,
        target: index,
        costly: costs.some((cost) => cost.isDueFor(id, target)),
      })),
    ),
    [
      ...choosers.flatMap((id, chooser) => defenderRestriction(state, id, chooser)),
      ...abilitiesInPlay(state, 'restriction').flatMap((inPlay) =>
        attackRestrictions(state, inPlay, choosers, targets),
      ),
    ],
    attackRequirements(state, choosers),
  );
}

// CR 702.3b: a creature with defender can't attack.
function defenderRestriction(
  state: GameState,
  id: ObjectId,
  chooser: number,
): readonly NamedRestriction[] {
  if (!hasKeyword(state, id, 'defender') || isPermitted(state, id, 'attackDespiteDefender'))
    return [];
  return [
    {
      restriction: { kind: 'chooserForbidden', chooser },
      by: { source: id, what: { kind: 'keyword', keyword: 'defender' } },
      objects: [id],
      rules: ['keyword.defender', 'attackers.restrictions'],
    },
  ];
}

function attackRestrictions(
  state: GameState,
  inPlay: InPlay<RestrictionAbility>,
  choosers: readonly ObjectId[],
  targets: readonly AttackedChoice[],
): readonly NamedRestriction[] {
  const { ability, source } = inPlay;
  const affected = choosers.flatMap((id, chooser) =>
    inPlay.subjects.has(id) ? [{ id, chooser }] : [],
  );
  const named = (restriction: Restriction, objects: readonly ObjectId[]): NamedRestriction => ({
    restriction,
    by: { source: source.object, what: { kind: 'restriction', restriction: ability.restriction } },
    objects,
    // CR 508.1c: a declaration that disobeys any restriction is illegal.
    rules: ['attackers.restrictions'],
  });
  const unconditional = ability.if === undefined && ability.unless === undefined;
  switch (ability.restriction) {
    case 'cannotAttack':
      return affected.flatMap(({ id, chooser }) =>
        unconditional
          ? [named({ kind: 'chooserForbidden', chooser }, [id])]
          : targets.flatMap((choice, target) =>
              applies(state, inPlay, defenderOf(state, choice))
                ? [named({ kind: 'pairForbidden', chooser, target }, [id])]
                : [],
            ),
      );
    case 'cannotAttackAlone':
      return onlyIf(applies(state, inPlay), () =>
        affected.map(({ id, chooser }) => named({ kind: 'notAlone', chooser }, [id])),
      );
    case 'canOnlyAttackAlone':
      return onlyIf(applies(state, inPlay), () =>
        affected.map(({ id, chooser }) => named({ kind: 'onlyAlone', chooser }, [id])),
      );
    case 'maxAttackers':
      return onlyIf(applies(state, inPlay), () => [
        named({ kind: 'maxChoosers', n: ability.n ?? 0 }, [source.object]),
      ]);
    case 'maxAttackersOnYou':
      return onlyIf(applies(state, inPlay), () => [
        named(
          {
            kind: 'maxChoosersOn',
            targets: targets.flatMap((choice, target) =>
              choice.kind === 'player' && choice.player === source.controller ? [target] : [],
            ),
            n: ability.n ?? 0,
          },
          [source.object],
        ),
      ]);
    // These speak of blocking.
    case 'cannotBlock':
    case 'canBlockOnly':
    case 'cannotBlockAlone':
    case 'maxBlockers':
    case 'cannotBeBlocked':
    case 'cannotBeBlockedBy':
    case 'cannotBeBlockedExceptBy':
    case 'minBlockers':
    case 'maxBlockersOn':
    case 'allOrNoneBlockers':
      return [];
    default:
      return assertNever(ability.restriction);
  }
}

const onlyIf = <T>(condition: boolean, make: () => readonly T[]): readonly T[] =>
  condition ? make() : [];

const defenderOf = (state: GameState, choice: AttackedChoice): PlayerId =>
  choice.kind === 'player' ? choice.player : thePermanent(state, choice.permanent).controller;

// CR 508.1d: each creature that attacks if able is one requirement of its own.
function attackRequirements(
  state: GameState,
  choosers: readonly ObjectId[],
): readonly NamedRequirement[] {
  const all = choosers.map((_, index) => index);
  return abilitiesInPlay(state, 'requirement').flatMap((inPlay) => {
    if (!applies(state, inPlay)) return [];
    const { ability, source, subjects } = inPlay;
    return choosers.flatMap((id, chooser): readonly NamedRequirement[] => {
      if (!subjects.has(id)) return [];
      const count = {
        source: source.object,
        requirement: ability.requirement,
        creature: id,
        attacker: undefined,
      };
      if (ability.requirement === 'attacksIfAble')
        return [{ requirement: { kind: 'declared', chooser }, count }];
      if (ability.requirement === 'attacksIfAnotherAttacks')
        return [
          {
            requirement: {
              kind: 'declaredIf',
              chooser,
              others: all.filter((one) => one !== chooser),
            },
            count,
          },
        ];
      return [];
    });
  });
}
