import type { RestrictionAbility } from '../../language/restriction.ts';
import type { BlockDeclaration } from '../../log/declaration.ts';
import { hasKeyword, theCharacteristics } from '../../state/characteristicsOf.ts';
import { attacksOf, defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import {
  appliesTowards,
  costlyAmong,
  countsOf,
  type InForce,
  type LiteralReading,
  named,
  type Reader,
  readerOf,
} from './literalReading.ts';

/** A declaration of blockers, read ability by ability (CR 509.1b-c). */
export function readBlock(
  state: GameState,
  player: PlayerId,
  declaration: BlockDeclaration,
): LiteralReading {
  const could = ableToBlock(state, player);
  const against = attackersOf(state, player);
  const reading = { ...readerOf(state), blocks: declaration.blocks, could, against };
  return {
    disobeyed: named([
      ...declaration.blocks.flatMap(({ blocker, attacker }) => evaded(reading, blocker, attacker)),
      ...against.flatMap((attacker) =>
        hasKeyword(state, attacker, 'menace') && blockersOn(reading, attacker).length === 1
          ? [`${attacker} menace`]
          : [],
      ),
      ...reading.inForce.flatMap((one) =>
        one.ability.kind === 'restriction' && disobeysBlocking(reading, one, one.ability)
          ? [`${one.source.object} ${one.ability.restriction}`]
          : [],
      ),
    ]),
    ...countsOf(reading.inForce.flatMap((one) => requiredToBlock(reading, one))),
    costly: costlyAmong(
      reading,
      declaration.blocks.map(({ blocker, attacker }) => ({ creature: blocker, attacker })),
    ),
  };
}

interface BlockReading extends Reader {
  readonly blocks: BlockDeclaration['blocks'];
  readonly could: readonly ObjectId[];
  readonly against: readonly ObjectId[];
}

const ableToBlock = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  state.battlefield
    .filter(
      ({ id, controller, tapped }) =>
        controller === player &&
        !tapped &&
        theCharacteristics(state, id).types.includes('creature'),
    )
    .map(({ id }) => id);

const attackersOf = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  attacksOf(state)
    .filter(({ target }) => defendingPlayerOf(target) === player)
    .map(({ attacker }) => attacker);

const blockersOn = ({ blocks }: BlockReading, attacker: ObjectId): readonly ObjectId[] =>
  blocks.filter((block) => block.attacker === attacker).map(({ blocker }) => blocker);

function evaded(reading: BlockReading, blocker: ObjectId, attacker: ObjectId): readonly string[] {
  const { state } = reading;
  const has = (id: ObjectId, keyword: Parameters<typeof hasKeyword>[2]): boolean =>
    hasKeyword(state, id, keyword);
  const its = theCharacteristics(state, blocker);
  const those = theCharacteristics(state, attacker);
  const isArtifact = its.types.includes('artifact');
  const bans: readonly (readonly [boolean, ObjectId, string])[] = [
    [
      has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach'),
      attacker,
      'flying',
    ],
    [
      has(attacker, 'shadow') &&
        !has(blocker, 'shadow') &&
        !reading.isPermitted(blocker, 'blockAsThoughShadow'),
      attacker,
      'shadow',
    ],
    [has(blocker, 'shadow') && !has(attacker, 'shadow'), blocker, 'shadow'],
    [has(blocker, 'decayed'), blocker, 'decayed'],
    [has(attacker, 'horsemanship') && !has(blocker, 'horsemanship'), attacker, 'horsemanship'],
    [has(attacker, 'fear') && !isArtifact && !its.colors.includes('black'), attacker, 'fear'],
    [
      has(attacker, 'intimidate') &&
        !isArtifact &&
        its.colors.every((color) => !those.colors.includes(color)),
      attacker,
      'intimidate',
    ],
    [has(attacker, 'skulk') && (its.power ?? 0) > (those.power ?? 0), attacker, 'skulk'],
  ];
  return bans.flatMap(([isBanned, by, keyword]) => (isBanned ? [`${by} ${keyword}`] : []));
}

function disobeysBlocking(
  reading: BlockReading,
  { source, isAbout }: InForce,
  ability: RestrictionAbility,
): boolean {
  if (!appliesTowards(reading, ability, source)) return false;
  const { blocks, could, against } = reading;
  const fits = (id: ObjectId): boolean => reading.fits(ability.filter, id, source);
  const blocking = [...new Set(blocks.map(({ blocker }) => blocker))];
  const anyBlock = (is: (block: (typeof blocks)[number]) => boolean): boolean => blocks.some(is);
  const anyBlocked = (isBad: (blockers: readonly ObjectId[]) => boolean): boolean =>
    against.filter(isAbout).some((attacker) => isBad(blockersOn(reading, attacker)));
  const n = ability.n ?? 0;
  switch (ability.restriction) {
    case 'cannotBlock':
      return anyBlock(({ blocker, attacker }) => isAbout(blocker) && fits(attacker));
    case 'canBlockOnly':
      return anyBlock(({ blocker, attacker }) => isAbout(blocker) && !fits(attacker));
    case 'cannotBlockAlone':
      return blocking.length === 1 && blocking.every(isAbout);
    case 'cannotBlockUnlessWith':
      return blocking
        .filter(isAbout)
        .some(
          (id) => blocking.filter((other) => other !== id && fits(other)).length < (ability.n ?? 1),
        );
    case 'maxBlockers':
      return blocking.length > n;
    case 'cannotBeBlocked':
      return anyBlock(({ attacker }) => isAbout(attacker));
    case 'cannotBeBlockedBy':
      return anyBlock(({ blocker, attacker }) => isAbout(attacker) && fits(blocker));
    case 'cannotBeBlockedExceptBy':
      return anyBlock(({ blocker, attacker }) => isAbout(attacker) && !fits(blocker));
    case 'minBlockers':
      return anyBlocked((blockers) => blockers.length > 0 && blockers.length < n);
    case 'maxBlockersOn':
      return anyBlocked((blockers) => blockers.length > n);
    case 'allOrNoneBlockers':
      return anyBlocked((blockers) => blockers.length > 0 && blockers.length < could.length);
    default:
      return false;
  }
}

function requiredToBlock(
  reading: BlockReading,
  { ability, source, isAbout }: InForce,
): readonly boolean[] {
  if (ability.kind !== 'requirement' || !appliesTowards(reading, ability, source)) return [];
  const { blocks, could, against } = reading;
  const fits = (id: ObjectId): boolean => reading.fits(ability.filter, id, source);
  const isBlocking = (id: ObjectId, isMeant: (attacker: ObjectId) => boolean): boolean =>
    blocks.some(({ blocker, attacker }) => blocker === id && isMeant(attacker));
  const attackers = against.filter(isAbout);
  const numberOn = (attacker: ObjectId): number => blockersOn(reading, attacker).length;
  switch (ability.requirement) {
    case 'blocksIfAble':
      return could.filter(isAbout).map((id) => isBlocking(id, fits));
    case 'blocksEachIfAble':
      return could
        .filter(isAbout)
        .flatMap((id) => against.map((meant) => isBlocking(id, (attacker) => attacker === meant)));
    case 'mustBeBlocked':
      return attackers.map((attacker) => numberOn(attacker) >= (ability.n ?? 1));
    case 'mustBeBlockedByExactlyOne':
      return attackers.map((attacker) => numberOn(attacker) === 1);
    case 'mustBeBlockedByAll':
      return attackers.flatMap((meant) =>
        could.filter(fits).map((id) => isBlocking(id, (attacker) => attacker === meant)),
      );
    default:
      return [];
  }
}
