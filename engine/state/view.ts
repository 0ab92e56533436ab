import type { Characteristics } from '../language/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { GameState } from './gameState.ts';

/**
 * A state together with a way to read characteristics off it. While continuous effects are being applied
 * layer by layer, the reader gives what is known so far; everywhere else it gives the current characteristics.
 */
export interface View {
  readonly state: GameState;
  readonly characteristics: (id: ObjectId) => Characteristics | undefined;
}
