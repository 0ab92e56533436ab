// Boards from a seed: what a browser loads to make them, with the engine that marks.

export { reasonsFor } from '../training/reasons/reasonsOf.ts';
export { AIMS, type Aim } from './aim.ts';
export { ACTIVE_PLAYER } from './deals.ts';
export { GENERATOR, type Generated, generate } from './generate.ts';
export { generateUnseen } from './generateUnseen.ts';
export type { Piece, Pieces, Sides } from './pieces.ts';
export { reasonsOfBoard } from './reasonsOfBoard.ts';
export { sidesOf } from './sidesOf.ts';
