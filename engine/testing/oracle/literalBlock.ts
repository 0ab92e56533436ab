import type { Filter } from '../../language/filter.ts';
import type { RestrictionAbility, RestrictionCode } from '../../language/restriction.ts';
import type { BlockDeclaration } from '../../log/declaration.ts';
import { hasKeyword, theCharacteristics } from '../../state/characteristicsOf.ts';
import { attacksOf, defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import type { Source } from '../../state/matches.ts';
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
  const creatures = creaturesOf(state, player).length;
  const reading = {
    ...readerOf(state),
    player,
    blocks: declaration.blocks,
    could,
    creatures,
    lands: landsOf(state, player),
    against,
  };
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
  readonly player: PlayerId;
  readonly lands: readonly ObjectId[];
  /** How many the player controls. */
  readonly creatures: number;
  readonly against: readonly ObjectId[];
}

const landsOf = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  state.battlefield
    .filter(
      ({ id, controller }) =>
        controller === player && theCharacteristics(state, id).types.includes('land'),
    )
    .map(({ id }) => id);

const creaturesOf = (state: GameState, player: PlayerId) =>
  state.battlefield.filter(
    ({ id, controller }) =>
      controller === player && theCharacteristics(state, id).types.includes('creature'),
  );

const ableToBlock = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  creaturesOf(state, player)
    .filter(({ tapped }) => !tapped)
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
    ...those.abilities.flatMap((ability): readonly (readonly [boolean, ObjectId, string])[] => {
      if (ability.kind !== 'keyword') return [];
      const { controller } = thePermanent(state, attacker);
      const source: Source = { object: attacker, controller };
      // CR 702.16f
      if (ability.keyword === 'protection')
        return [[reading.fits(ability.quality, blocker, source), attacker, 'protection']];
      if (ability.keyword !== 'landwalk') return [];
      // CR 702.14c
      const walks = reading.lands.some((land) => reading.fits(ability.quality, land, source));
      return [[walks && !isIgnored(reading, ability.quality), attacker, 'landwalk']];
    }),
  ];
  return bans.flatMap(([isBanned, by, keyword]) => (isBanned ? [`${by} ${keyword}`] : []));
}

/** Creatures with such landwalk can be blocked as though they had none. */
const isIgnored = (reading: Reader, quality: Filter | undefined): boolean =>
  reading.inForce.some(
    ({ ability, source }) =>
      ability.kind === 'permission' &&
      ability.permission === 'ignoreLandwalk' &&
      appliesTowards(reading, { if: ability.if }, source) &&
      (ability.filter?.subtype === undefined || ability.filter.subtype === quality?.subtype),
  );

const OF_ATTACKERS: readonly string[] = [
  'cannotBeBlocked',
  'cannotBeBlockedBy',
  'cannotBeBlockedExceptBy',
  'minBlockers',
  'maxBlockersOn',
  'allOrNoneBlockers',
] satisfies readonly RestrictionCode[];

function disobeysBlocking(
  reading: BlockReading,
  { source, isAbout }: InForce,
  ability: RestrictionAbility,
): boolean {
  // CR 508.5: said of attackers, the defending player is the one whom they attack.
  const isOfAttackers = OF_ATTACKERS.includes(ability.restriction);
  const meant = isOfAttackers ? { ...source, defendingPlayer: reading.player } : source;
  if (!appliesTowards(reading, ability, meant)) return false;
  const { blocks, against } = reading;
  const fits = (id: ObjectId): boolean => reading.fits(ability.filter, id, source);
  const blocking = [...new Set(blocks.map(({ blocker }) => blocker))];
  const anyBlock = (is: (block: (typeof blocks)[number]) => boolean): boolean => blocks.some(is);
  const anyBlocked = (isBad: (blockers: readonly ObjectId[]) => boolean): boolean =>
    against.filter(isAbout).some((attacker) => isBad(blockersOn(reading, attacker)));
  const n = ability.n ?? 1;
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
    // The text says all that the player controls, and not all that could block.
    case 'allOrNoneBlockers':
      return anyBlocked((blockers) => blockers.length > 0 && blockers.length < reading.creatures);
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
    case 'mustBeBlockedByOne':
      return attackers.map((attacker) => blockersOn(reading, attacker).some(fits));
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
