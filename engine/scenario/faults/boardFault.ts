import type { CardType } from '../../vocabulary/characteristics.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { OwnDesignation } from '../scenario.ts';

/** What nobody could have lying before them, whichever way it was said. */
export interface BoardFault {
  /** The object or the player that it is about; nobody in particular where it is about how many they are. */
  readonly of: string | undefined;
  /** What is said of it that can't be so. */
  readonly key: FaultyKey;
  readonly because: FaultCode;
  /** Who or what is named, where nobody and nothing is called so, or the type that lacks something. */
  readonly named?: string;
}

export const FAULT_CODES = [
  'twoPlayers',
  'fourPlayers',
  'unknownPlayer',
  'unknownPermanent',
  'oneMonarch',
  'noFewerThanNamed',
  'powerAndToughness',
  'sizeOfVehicles',
  'loyaltyOfPlaneswalkers',
  'loyaltyOnPlaneswalkers',
  'defenseOfBattles',
  'defenseOnBattles',
  'damageOnCreatures',
  'designatedCreatures',
  'protectorOfBattles',
  'askingForPlayer',
  'attachable',
  'attachedAura',
  'attachedToAnother',
  'attachedInNoCircle',
  'noAttachedCreature',
  'enchantsOne',
  'enchantingAura',
  'pairOfCreatures',
  'pairOfTwo',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export type FaultyKey =
  | keyof NamesOthers
  | OwnDesignation
  | 'players'
  | 'monarch'
  | 'handSize'
  | 'graveyardSize'
  | 'types'
  | 'vehicle'
  | 'loyalty'
  | 'defense'
  | 'damage';

/** Whom or what a permanent names. */
export interface NamesOthers {
  readonly attachedTo?: string;
  readonly pairedWith?: string;
  readonly enchants?: string;
  readonly protector?: string;
  readonly goadedBy?: string;
  readonly chosenPlayer?: string;
}

/** A board as far as it is known, whether it comes of a file that can be read in part, or lies there whole. */
export interface StatedBoard {
  readonly players: readonly StatedPlayer[];
  readonly objects: readonly StatedObject[];
}

export interface StatedPlayer {
  readonly id: string;
  readonly monarch: boolean;
  readonly isHandTooSmall: boolean;
  readonly isGraveyardTooSmall: boolean;
}

export interface StatedObject {
  readonly id: string;
  readonly player: string;
  readonly isOnBattlefield: boolean;
  /** What it is as the game begins; left out where that can't be known. */
  readonly nature: Nature | undefined;
  readonly names: NamesOthers;
  readonly designations: readonly OwnDesignation[];
  readonly isDamaged: boolean;
  /** Those of which it is said how many it has. */
  readonly counters: readonly CounterKind[];
}

export interface Nature {
  readonly types: readonly CardType[];
  /** In lower case. */
  readonly subtypes: readonly string[];
  readonly hasSize: boolean;
  /** Printed on it, as is its defense. */
  readonly hasLoyalty: boolean;
  readonly hasDefense: boolean;
  /** The printed abilities, as text in which words can be looked for. */
  readonly abilities: string;
}
