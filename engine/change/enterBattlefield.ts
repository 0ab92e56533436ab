import type { GameState, Permanent } from '../state/gameState.ts';
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { nextNumber } from './newObject.ts';

/** What is put onto the battlefield, and how. */
export interface Newcomer {
  readonly id: ObjectId;
  readonly printed: Characteristics;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly token: boolean;
  readonly attachedTo: ObjectId | undefined;
}

/** Puts a new permanent onto the battlefield, summoning sick and stamped with the time; the caller tells the event. */
export function withNewcomer(state: GameState, newcomer: Newcomer): GameState {
  const { number, counted } = nextNumber(state);
  const { printed } = newcomer;
  const permanent: Permanent = {
    ...newcomer,
    sick: true,
    markedDamage: 0,
    deathtouched: false,
    counters: {
      // CR 306.5b, 310.4b: they enter with as many counters as are printed.
      ...(printed.loyalty === undefined ? {} : { loyalty: printed.loyalty }),
      ...(printed.defense === undefined ? {} : { defense: printed.defense }),
    },
    timestamp: number,
  };
  return { ...counted, battlefield: [...counted.battlefield, permanent] };
}
