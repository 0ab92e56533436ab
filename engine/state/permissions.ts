import type { Filter } from '../language/filter.ts';
import type {
  PermissionAbility,
  PermissionCode,
  PermissionOverKeyword,
} from '../language/permission.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { abilitiesInPlay, type InPlay } from './abilitiesInPlay.ts';
import { viewOf } from './characteristicsOf.ts';
import { holds } from './conditions.ts';
import type { GameState } from './gameState.ts';

/**
 * What permissions let creatures and players do, by their words: whoever rules on that asks here, each word with what it
 * is asked about. A word without an entry does not compile.
 */
export const PERMITTED = {
  attackDespiteDefender: reaching('attackDespiteDefender'),
  blockAsThoughShadow: reaching('blockAsThoughShadow'),
  ignoreLandwalk: (state, _declared, about) =>
    permissionsInForce(state, ['ignoreLandwalk']).some(
      ({ ability: { filter } }) =>
        filter === undefined || JSON.stringify(filter) === JSON.stringify(about),
    ),
  // CR 509.1a: how many more than one the creature can block.
  blockAdditional: (state: GameState) => {
    const permissions = permissionsInForce(state, ['blockAdditional']);
    return (blocker: ObjectId): number =>
      permissions
        .filter(({ subjects }) => subjects.has(blocker))
        .reduce((sum, { ability }) => sum + (ability.n ?? Number.POSITIVE_INFINITY), 0);
  },
  assignAsThoughUnblocked: reaching('assignAsThoughUnblocked'),
  exertAsItAttacks: reaching('exertAsItAttacks'),
  // CR 510.1c: in place of whoever controls the creatures that attack the player.
  divideDamageOfAttackersOnYou: (state: GameState, attacked: PlayerId): boolean =>
    permissionsInForce(state, ['divideDamageOfAttackersOnYou']).some(
      ({ source }) => source.controller === attacked,
    ),
  chooseAttackers: (state: GameState): PlayerId | undefined =>
    permissionsInForce(state, ['chooseAttackers']).at(-1)?.source.controller,
  chooseBlockers: choosesBlockers,
  attackingPlayerChoosesBlockers: choosesBlockers,
} satisfies Readonly<Record<PermissionOverKeyword, OverKeyword>> &
  Readonly<Record<PermissionCode, (state: GameState, ...about: readonly never[]) => unknown>>;

/** Whether the creature may be declared against what a keyword forbids; `about` is what the keyword names. */
type OverKeyword = (state: GameState, declared: ObjectId, about: Filter) => boolean;

function reaching(word: PermissionCode): (state: GameState, creature: ObjectId) => boolean {
  return (state, creature) =>
    permissionsInForce(state, [word]).some(({ subjects }) => subjects.has(creature));
}

/** Of all that name somebody for it, the one made last counts. */
function choosesBlockers(state: GameState): PlayerId | undefined {
  const last = permissionsInForce(state, ['chooseBlockers', 'attackingPlayerChoosesBlockers']).at(
    -1,
  );
  return last?.ability.permission === 'attackingPlayerChoosesBlockers'
    ? state.turn.activePlayer
    : last?.source.controller;
}

/** Those whose condition holds: of permanents first, then of effects, as they were made. */
function permissionsInForce(
  state: GameState,
  words: readonly PermissionCode[],
): readonly InPlay<PermissionAbility>[] {
  return abilitiesInPlay(state, 'permission').filter(
    ({ ability, source }) =>
      words.includes(ability.permission) &&
      (ability.if === undefined || holds(viewOf(state), ability.if, source)),
  );
}
