// Boards from a seed: what a browser loads to make them, with the engine that marks.

export { reasonsFor } from '../training/reasons/reasonsOf.ts';
export { AIMS, type Aim, THEMES, type Theme } from './aim.ts';
export { ACTIVE_PLAYER } from './deals.ts';
export { generate } from './generate.ts';
export { firstUnseen } from './generateUnseen.ts';
export { answerSaid, generatorFor, type Made, reasonsOfMade, type Stock } from './made.ts';
export type { Piece, Pieces, Sides } from './pieces.ts';
export { type BoardPattern, type Patterns, patternOf } from './played/pattern.ts';
export type { ToldDeed } from './played/told.ts';
export { sidesOf } from './sidesOf.ts';
