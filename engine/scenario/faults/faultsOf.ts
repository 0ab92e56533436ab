import type { CardType } from '../../vocabulary/characteristics.ts';
import { MOST_PLAYERS } from '../newcomer.ts';
import { attachmentFaults, pairFaults } from './attachmentFaults.ts';
import type {
  BoardFault,
  FaultCode,
  FaultyKey,
  StatedBoard,
  StatedObject,
  StatedPlayer,
} from './boardFault.ts';

/**
 * Everything that is wrong with a board, in the order of its players and objects: for whoever reads one from a file, a line or
 * a link, changes one, or is given one by another program.
 */
export function faultsOf(board: StatedBoard): readonly BoardFault[] {
  const { objects } = board;
  const stays = !objects.some(({ nature }) => CHANGES_TYPES.test(nature?.abilities ?? ''));
  return [
    ...playerFaults(board.players),
    ...objects.flatMap((object): readonly BoardFault[] => [
      ...natureFaults(object),
      ...standingFaults(object, stays),
      ...strangersNamed(object, board),
      ...attachmentFaults(object, objects),
      ...pairFaults(object, objects),
    ]),
  ];
}

function playerFaults(players: readonly StatedPlayer[]): readonly BoardFault[] {
  const [first, ...others] = players.filter(({ monarch }) => monarch);
  const fault = (of: string | undefined, key: FaultyKey, because: FaultCode): BoardFault => ({
    of,
    key,
    because,
  });
  return [
    ...(players.length < 2 ? [fault(undefined, 'players', 'twoPlayers')] : []),
    ...players.slice(MOST_PLAYERS).map(({ id }) => fault(id, 'players', 'fourPlayers')),
    // CR 725.1: there is one monarch at a time.
    ...(first === undefined ? [] : others.map(({ id }) => fault(id, 'monarch', 'oneMonarch'))),
    ...players
      .filter(({ isHandTooSmall }) => isHandTooSmall)
      .map(({ id }) => fault(id, 'handSize', 'noFewerThanNamed')),
    ...players
      .filter(({ isGraveyardTooSmall }) => isGraveyardTooSmall)
      .map(({ id }) => fault(id, 'graveyardSize', 'noFewerThanNamed')),
  ];
}

/** What an object can’t be, on the battlefield or anywhere else. */
function natureFaults({ id, nature, counters }: StatedObject): readonly BoardFault[] {
  if (nature === undefined) return [];
  const { types, hasSize, hasLoyalty, hasDefense } = nature;
  const lacking: readonly (readonly [type: CardType, has: boolean, because: FaultCode])[] = [
    ['creature', hasSize, 'powerAndToughness'],
    // CR 306.5c, 310.4c: their counters are what they have left, and without one they are gone at once (CR 704.5i, 704.5v).
    ['planeswalker', hasLoyalty || counters.includes('loyalty'), 'loyaltyOfPlaneswalkers'],
    ['battle', hasDefense || counters.includes('defense'), 'defenseOfBattles'],
  ];
  return lacking
    .filter(([type, has]) => types.includes(type) && !has)
    .map(([named, , because]) => ({ of: id, key: 'types', because, named }));
}

const CHANGES_TYPES = /"crew"|add-?types/i;

/** What is said of it and of which it is none. */
function standingFaults(
  { id, nature, names, designations, isDamaged }: StatedObject,
  stays: boolean,
): readonly BoardFault[] {
  if (nature === undefined) return [];
  const { types, subtypes, hasSize, hasLoyalty, hasDefense, abilities } = nature;
  const isCreature = types.includes('creature');
  // What something in the game may give another type may be called what things of that type are called.
  const mayBeCreature = isCreature || !stays;
  const unused: readonly (readonly [key: FaultyKey, is: boolean, because: FaultCode])[] = [
    // CR 301.7a: only a Vehicle has a size without being a creature.
    ['vehicle', hasSize && !isCreature && stays && !subtypes.includes('vehicle'), 'sizeOfVehicles'],
    ['loyalty', hasLoyalty && !types.includes('planeswalker'), 'loyaltyOnPlaneswalkers'],
    ['defense', hasDefense && !types.includes('battle'), 'defenseOnBattles'],
    ['damage', isDamaged && !mayBeCreature, 'damageOnCreatures'],
    [
      'protector',
      names.protector !== undefined && stays && !types.includes('battle'),
      'protectorOfBattles',
    ],
    ['goadedBy', names.goadedBy !== undefined && !mayBeCreature, 'designatedCreatures'],
    ...designations.map((word) => [word, !mayBeCreature, 'designatedCreatures'] as const),
    [
      'chosenPlayer',
      names.chosenPlayer !== undefined && !/chosen-?player/i.test(abilities),
      'askingForPlayer',
    ],
  ];
  return unused.filter(([, is]) => is).map(([key, , because]) => ({ of: id, key, because }));
}

const NAMING_PLAYERS = ['protector', 'enchants', 'goadedBy', 'chosenPlayer'] as const;

const strangersNamed = (
  { id, names }: StatedObject,
  { players }: StatedBoard,
): readonly BoardFault[] =>
  NAMING_PLAYERS.flatMap((key): readonly BoardFault[] => {
    const named = names[key];
    return named === undefined || players.some((one) => one.id === named)
      ? []
      : [{ of: id, key, because: 'unknownPlayer', named }];
  });
