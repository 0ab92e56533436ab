import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { turnFaceUp } from '../change/turnFaceUp.ts';
import type { Cost } from '../language/cost.ts';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { checkCosts, payCosts } from './costs.ts';
import { checkPriority } from './timing.ts';

/** Why the player may not turn this permanent face up (CR 702.37e): it is theirs, face down, and has a morph cost. */
export function checkTurnUp(
  state: GameState,
  player: PlayerId,
  object: ObjectId,
): readonly Violation[] {
  const cost = morphCost(state, object);
  const rules = rulesIn(state, 'keyword.morphTurnedUp');
  if (permanentOf(state, object)?.controller !== player)
    return [{ code: 'notUnderYourControl', objects: [object], rules }];
  if (cost === undefined) return [{ code: 'noSuchAbility', objects: [object], rules }];
  return [
    ...checkPriority(state, player, object),
    ...checkCosts(state, costOf(cost), { object, controller: player }),
  ];
}

/** CR 116.2b, 702.37e: a special action; its morph cost is paid, and it is turned face up. */
export function turnUp(state: GameState, player: PlayerId, object: ObjectId): GameChange {
  const cost = morphCost(state, object);
  if (cost === undefined) return unchanged(state);
  const paid = payCosts(
    state,
    costOf(cost),
    { object, controller: player },
    'keyword.morphTurnedUp',
  );
  return andThen(paid, (now) =>
    turnFaceUp(now, player, object, {
      decides: ['keyword.morphTurnedUp', 'faceDown.turnedUp'],
      applies: ['priority.specialActions', 'stack.notUsedBySpecialActions'],
    }),
  );
}

/** What it would cost if it were face up, in mana. */
export function morphCost(state: GameState, object: ObjectId): string | undefined {
  const morph = permanentOf(state, object)?.faceUp?.abilities.find(
    (ability) => ability.kind === 'keyword' && ability.keyword === 'morph',
  );
  return morph?.kind === 'keyword' ? morph.cost : undefined;
}

const costOf = (mana: string): readonly Cost[] => [{ kind: 'mana', mana }];
