// Boards from a seed: what a browser loads to make them, with the engine that marks.

export { type Aim, AIMS } from './aim.ts';
export { GENERATOR, type Generated, generate } from './generate.ts';
export type { Piece, Pieces, Sides } from './pieces.ts';
export { sidesOf } from './sidesOf.ts';
