// Boards from a seed that are played on: what a browser loads once such a board is asked for, with the engine that plays.

export { generatePlayed } from './generatePlayed.ts';
