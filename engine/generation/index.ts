// Boards from a seed: what a browser loads to make them, with the engine that marks.

export { reasonsFor } from '../training/reasons/reasonsOf.ts';
export { AIMS, type Aim } from './aim.ts';
export { ACTIVE_PLAYER } from './deals.ts';
export { firstUnseen } from './generateUnseen.ts';
export {
  answerSaid,
  generatorFor,
  type Made,
  make,
  reasonsOfMade,
  type Stock,
} from './make.ts';
export type { Piece, Pieces, Sides } from './pieces.ts';
export { type Pattern, type Patterns, patternOf } from './played/pattern.ts';
export type { ToldDeed } from './played/told.ts';
export { sidesOf } from './sidesOf.ts';
