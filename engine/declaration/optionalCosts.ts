import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import { forEach, type GameChange } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { told, withPermanent } from '../change/making/withParts.ts';
import { editionOf } from '../citation/editions.ts';
import type { AttackDeclaration, Enlisting } from '../log/declaration.ts';
import type { Violation } from '../log/verdict.ts';
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

/** Pays the optional costs that were chosen, which may trigger abilities "when you do" (CR 607.2h). */
export function payOptionalCosts(
  state: GameState,
  { exerted = [], enlisted = [] }: AttackDeclaration,
): GameChange {
  const exerting = forEach(state, exerted, exert);
  const enlisting = forEach(exerting.state, enlisted, enlist);
  return { state: enlisting.state, events: [...exerting.events, ...enlisting.events] };
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

const hasOptionalCosts = ({ edition }: GameState): boolean =>
  editionOf(edition).optionalAttackCosts;

const enlistAbilities = (state: GameState, id: ObjectId): number =>
  permanentOf(state, id) === undefined
    ? 0
    : theCharacteristics(state, id).abilities.filter(
        (ability) => ability.kind === 'keyword' && ability.keyword === 'enlist',
      ).length;

/** CR 701.43a: it does not untap during its controller's next untap step. */
function exert(state: GameState, object: ObjectId): GameChange {
  const player = state.turn.activePlayer;
  const lasting = addContinuousEffect(state, {
    source: object,
    controller: player,
    affects: [object],
    change: { kind: 'doesNotUntap' },
    until: 'yourNextUntapStep',
  });
  return told(
    lasting.state,
    { kind: 'exerted', player, object },
    'action.exertOptionalCost',
    'attackers.optionalCosts',
    'action.exert',
  );
}

const enlist = (state: GameState, { by, creature: object }: Enlisting): GameChange =>
  told(
    withPermanent(state, object, (permanent) => ({ ...permanent, tapped: true })),
    { kind: 'enlisted', player: state.turn.activePlayer, object, by },
    'keyword.enlistOptionalCost',
    'attackers.optionalCosts',
    'keyword.enlist',
  );

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
