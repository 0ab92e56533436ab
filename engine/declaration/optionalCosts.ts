import { rulesIn } from '../change/making/rulesIn.ts';
import type { AttackDeclaration, Enlisting } from '../log/declaration.ts';
import type { Violation } from '../log/verdict.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { hasKeyword, isCreature, theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { PERMITTED } from '../state/permissions.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { declaredTwice } from './declaredTwice.ts';

/** Why the optional costs that a declaration announces may not be chosen (CR 508.1g, 701.43d, 702.154a); nothing where they may. */
export function optionalCostProblems(
  state: GameState,
  declaration: AttackDeclaration,
): readonly Violation[] {
  const { exerted = [], enlisted = [] } = declaration;
  return [
    ...declaredTwice(
      exerted.map((id) => [id]),
      'action.exertOptionalCost',
    ),
    ...declaredTwice(
      enlisted.map(({ creature }) => [creature]),
      'keyword.enlist',
    ),
    ...exerted
      .filter((id) => !mayBeExerted(state, declaration, id))
      .map((id) => notExerted(state, id)),
    ...enlisted
      .filter((enlisting) => !mayEnlist(state, declaration, enlisting))
      .map((enlisting) => notEnlisted(state, enlisting)),
  ];
}

const mayBeExerted = (state: GameState, { attacks }: AttackDeclaration, id: ObjectId): boolean =>
  hasOptionalCosts(state) &&
  attacks.some(({ attacker }) => attacker === id) &&
  PERMITTED.exertAsItAttacks(state, id);

/** CR 702.154a, 702.154d: one untapped creature for each enlist ability, not itself attacking, that could attack. */
function mayEnlist(
  state: GameState,
  { attacks, enlisted = [] }: AttackDeclaration,
  { by, creature }: Enlisting,
): boolean {
  const permanent = permanentOf(state, creature);
  const attackers = attacks.map(({ attacker }) => attacker);
  return (
    hasOptionalCosts(state) &&
    permanent !== undefined &&
    attackers.includes(by) &&
    !attackers.includes(creature) &&
    enlisted.filter((one) => one.by === by).length <= enlistAbilities(state, by) &&
    permanent.controller === state.turn.activePlayer &&
    isCreature(state, creature) &&
    !permanent.tapped &&
    (!permanent.sick || hasKeyword(state, creature, 'haste'))
  );
}

const hasOptionalCosts = (state: GameState): boolean => rulesOf(state).optionalAttackCosts;

const enlistAbilities = (state: GameState, id: ObjectId): number =>
  permanentOf(state, id) === undefined
    ? 0
    : theCharacteristics(state, id).abilities.filter(
        (ability) => ability.kind === 'keyword' && ability.keyword === 'enlist',
      ).length;

const notExerted = (state: GameState, id: ObjectId): Violation => ({
  code: 'cannotExert',
  objects: [id],
  rules: rulesIn(state, 'action.exertOptionalCost', 'attackers.optionalCosts'),
});

const notEnlisted = (state: GameState, { by, creature }: Enlisting): Violation => ({
  code: 'cannotEnlist',
  objects: [by, creature],
  rules: rulesIn(
    state,
    ...(by === creature ? (['keyword.enlistSameCreature'] as const) : []),
    'keyword.enlist',
    'attackers.optionalCosts',
  ),
});
