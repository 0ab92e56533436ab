import type { Characteristics } from '../language/characteristics.ts';
import type { Permanent } from './gameState.ts';

/** CR 708.2a: what a permanent is that is face down. */
const FACE_DOWN: Characteristics = {
  name: { kind: 'described' },
  manaCost: undefined,
  colors: [],
  supertypes: [],
  types: ['creature'],
  subtypes: [],
  power: 2,
  toughness: 2,
  loyalty: undefined,
  defense: undefined,
  abilities: [],
};

/** CR 708.2: of what is on its card, nothing is there while it is face down. */
export const faceDown = (
  card: Characteristics,
): Required<Pick<Permanent, 'printed' | 'faceUp'>> => ({ printed: FACE_DOWN, faceUp: card });
