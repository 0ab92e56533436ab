import type { Characteristics } from '../../language/characteristics.ts';
import { keysOf } from '../../vocabulary/entries.ts';
import {
  type CardSetup,
  cardsOf,
  type PermanentSetup,
  type PlayerSetup,
  type Setup,
} from '../scenario.ts';
import type {
  BoardFault,
  NamesOthers,
  Nature,
  StatedBoard,
  StatedObject,
  StatedPlayer,
} from './boardFault.ts';
import { faultsOf } from './faultsOf.ts';

/** Everything that is wrong with a board that lies there whole. */
export const faultsIn = (setup: Setup): readonly BoardFault[] => faultsOf(stated(setup));

const stated = ({ players, permanents }: Setup): StatedBoard => ({
  players: players.map(statedPlayer),
  objects: [
    ...permanents.map(statedPermanent),
    ...players.flatMap((player) => cardsOf(player).map((card) => statedCard(card, player))),
  ],
});

const statedPlayer = (player: PlayerSetup): StatedPlayer => ({
  id: player.id,
  monarch: player.monarch === true,
  isHandTooSmall: player.handSize < player.hand.length,
  isGraveyardTooSmall: player.graveyardSize < player.graveyard.length,
});

const statedPermanent = ({
  id,
  controller,
  characteristics,
  faceDown,
  damage,
  designations,
  counters,
  ...names
}: PermanentSetup): StatedObject => ({
  id,
  player: controller,
  isOnBattlefield: true,
  nature: faceDown === true ? FACE_DOWN : knownNature(characteristics),
  names: namesIn(names),
  designations,
  isDamaged: damage > 0,
  counters: keysOf(counters),
});

const namesIn = ({
  attachedTo,
  ...named
}: Pick<PermanentSetup, 'attachedTo' | keyof NamesOthers>): NamesOthers => ({
  ...named,
  ...(attachedTo === undefined ? {} : { attachedTo }),
});

const statedCard = (
  { id, characteristics }: CardSetup,
  { id: player }: PlayerSetup,
): StatedObject => ({
  id,
  player,
  isOnBattlefield: false,
  nature: knownNature(characteristics),
  names: {},
  designations: [],
  isDamaged: false,
  counters: [],
});

/** CR 708.2a: a 2/2 creature without anything else. */
export const FACE_DOWN: Nature = {
  types: ['creature'],
  subtypes: [],
  hasSize: true,
  hasLoyalty: false,
  hasDefense: false,
  abilities: '',
};

/** Of what is not wholly understood nothing is said to be wrong. */
const knownNature = (thing: Characteristics): Nature | undefined =>
  thing.name.kind === 'unknown' ? undefined : natureOf(thing);

export const natureOf = ({
  types,
  subtypes,
  power,
  loyalty,
  defense,
  abilities,
}: Characteristics): Nature => ({
  types,
  subtypes: subtypes.map((one) => one.toLowerCase()),
  hasSize: power !== undefined,
  hasLoyalty: loyalty !== undefined,
  hasDefense: defense !== undefined,
  abilities: JSON.stringify(abilities),
});
