import type { PermissionCode } from '../../language/permission.ts';
import { hasKeyword, theCharacteristics, viewOf } from '../../state/characteristicsOf.ts';
import { attackOf, defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import { matches } from '../../state/matches.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { known } from '../../vocabulary/result.ts';
import { affecting, applies, inForce } from './affecting.ts';

/** CR 702: which keyword keeps this creature from blocking that attacker, if one does. */
export function keptFrom(
  state: GameState,
  blocker: ObjectId,
  attacker: ObjectId,
): string | undefined {
  return EVASION.find(([, keeps]) => keeps(state, blocker, attacker))?.[0];
}

/** CR 702.3b: a creature with defender, unless it may attack all the same. */
export const isDefender = (state: GameState, creature: ObjectId): boolean =>
  hasKeyword(state, creature, 'defender') && !may(state, creature, 'attackDespiteDefender');

type Keeps = (state: GameState, blocker: ObjectId, attacker: ObjectId) => boolean;

const EVASION: readonly (readonly [string, Keeps])[] = [
  // CR 702.9b
  [
    'flying',
    (state, blocker, attacker) =>
      hasKeyword(state, attacker, 'flying') &&
      !hasKeyword(state, blocker, 'flying') &&
      !hasKeyword(state, blocker, 'reach'),
  ],
  // CR 702.28b: it works both ways.
  [
    'shadow',
    (state, blocker, attacker) =>
      hasKeyword(state, attacker, 'shadow')
        ? !hasKeyword(state, blocker, 'shadow') && !may(state, blocker, 'blockAsThoughShadow')
        : hasKeyword(state, blocker, 'shadow'),
  ],
  // CR 702.31b
  [
    'horsemanship',
    (state, blocker, attacker) =>
      hasKeyword(state, attacker, 'horsemanship') && !hasKeyword(state, blocker, 'horsemanship'),
  ],
  // CR 702.36b
  [
    'fear',
    (state, blocker, attacker) =>
      hasKeyword(state, attacker, 'fear') &&
      !isArtifact(state, blocker) &&
      !theCharacteristics(state, blocker).colors.includes('black'),
  ],
  // CR 702.13b
  [
    'intimidate',
    (state, blocker, attacker) =>
      hasKeyword(state, attacker, 'intimidate') &&
      !isArtifact(state, blocker) &&
      !theCharacteristics(state, attacker).colors.some((color) =>
        theCharacteristics(state, blocker).colors.includes(color),
      ),
  ],
  // CR 702.118b
  [
    'skulk',
    (state, blocker, attacker) =>
      hasKeyword(state, attacker, 'skulk') && powerOf(state, blocker) > powerOf(state, attacker),
  ],
  ['protection', (state, blocker, attacker) => isProtectedFrom(state, attacker, blocker)],
  ['landwalk', (state, _, attacker) => walks(state, attacker)],
  // CR 702.147a
  ['decayed', (state, blocker) => hasKeyword(state, blocker, 'decayed')],
];

const isArtifact = (state: GameState, id: ObjectId): boolean =>
  theCharacteristics(state, id).types.includes('artifact');

const powerOf = (state: GameState, id: ObjectId): number =>
  theCharacteristics(state, id).power ?? 0;

/** CR 702.16f */
const isProtectedFrom: Keeps = (state, attacker, blocker) =>
  theCharacteristics(state, attacker).abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'protection' &&
      matches(viewOf(state), ability.quality ?? {}, blocker, sourceIn(state, attacker)),
  );

/** CR 702.14c, with the lands of the player whom it attacks. */
const walks = (state: GameState, attacker: ObjectId): boolean =>
  theCharacteristics(state, attacker).abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'landwalk' &&
      !isWalkIgnored(state, JSON.stringify(ability.quality ?? {})) &&
      state.battlefield.some(
        ({ id, controller }) =>
          controller === defenderAgainst(state, attacker) &&
          matches(
            viewOf(state),
            { ...ability.quality, type: 'land' },
            id,
            sourceIn(state, attacker),
          ),
      ),
  );

const isWalkIgnored = (state: GameState, quality: string): boolean =>
  inForce(state).some(
    ({ ability, source }) =>
      ability.kind === 'permission' &&
      ability.permission === 'ignoreLandwalk' &&
      applies(state, { ability, source }) &&
      (ability.filter === undefined || JSON.stringify(ability.filter) === quality),
  );

const sourceIn = (state: GameState, id: ObjectId) => ({
  object: id,
  controller: thePermanent(state, id).controller,
});

const defenderAgainst = (state: GameState, attacker: ObjectId) =>
  defendingPlayerOf(known(attackOf(state, attacker), `attack of ${attacker}`).target);

const may = (state: GameState, creature: ObjectId, permission: PermissionCode): boolean =>
  affecting(state).some(
    (one) =>
      one.creature === creature &&
      one.ability.kind === 'permission' &&
      one.ability.permission === permission &&
      applies(state, one),
  );
