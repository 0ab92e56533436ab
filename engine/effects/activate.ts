import { andThen, type Changed, unchanged } from '../change/changed.ts';
import { nextObjectId } from '../change/newObject.ts';
import { rulesIn } from '../change/rulesIn.ts';
import { told } from '../change/update.ts';
import type { Violation } from '../log/verdict.ts';
import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { StackItem, TargetChoice } from '../state/stack.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { checkCosts, payCosts } from './costs.ts';
import { checkTargets } from './targets.ts';
import { checkPriority, checkTiming } from './timing.ts';

/**
 * Why the player may not activate this ability with these targets (CR 602.2); nothing when they may.
 * `ability` counts all the abilities that the permanent has now, from 0.
 */
export function checkActivate(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  targets: readonly TargetChoice[],
): readonly Violation[] {
  const permanent = permanentOf(state, source);
  if (permanent === undefined)
    return [
      { code: 'unknownObject', objects: [source], rules: rulesIn(state, 'activating.begin') },
    ];
  const activated = activatedAbilityOf(state, source, ability);
  if (activated === undefined)
    return [{ code: 'noSuchAbility', objects: [source], rules: rulesIn(state, 'activating.form') }];
  const by = { object: source, controller: player };
  return [
    ...checkPriority(state, player, source),
    ...(permanent.controller === player ? [] : [notYours(state, source)]),
    ...checkTiming(state, player, source, activated.timing),
    ...checkTargets(state, activated.targets, by, targets),
    ...checkCosts(state, activated.costs, by),
  ];
}

/** Activates an ability that may be activated: it goes onto the stack and its costs are paid. */
export function activateAbility(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  targets: readonly TargetChoice[],
): Changed {
  const activated = activatedAbilityOf(state, source, ability);
  if (activated === undefined) return unchanged(state);
  const { id, counted } = nextObjectId(state, 'ability');
  const item: StackItem = {
    kind: 'activated',
    id,
    controller: player,
    source,
    ability: activated,
    targets,
  };
  const announced: GameState = { ...counted, stack: [...counted.stack, item] };
  const payer = { object: source, controller: player };
  return andThen(payCosts(announced, activated.costs, payer, 'casting.pay'), (paid) =>
    told(
      paid,
      { kind: 'abilityActivated', player, source, ability, targets },
      'activating.announce',
      ...(targets.length > 0 ? (['casting.targets'] as const) : []),
    ),
  );
}

function activatedAbilityOf(
  state: GameState,
  id: ObjectId,
  index: number,
): ActivatedAbility | undefined {
  const ability = characteristicsOf(state, id)?.abilities[index];
  return ability?.kind === 'activated' ? ability : undefined;
}

// CR 602.2: only an object's controller.
const notYours = (state: GameState, source: ObjectId): Violation => ({
  code: 'notUnderYourControl',
  objects: [source],
  rules: rulesIn(state, 'activating.begin'),
});
