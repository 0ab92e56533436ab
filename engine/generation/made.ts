import { textOfPick } from '../training/answers.ts';
import type { Answer } from '../training/questionKinds.ts';
import type { Reason } from '../training/reasons/reason.ts';
import { type Aim, PLAYED_GENERATOR } from './aim.ts';
import { GENERATOR, type Generated } from './generate.ts';
import type { Pieces } from './pieces.ts';
import type { GeneratedPlayed } from './played/generatePlayed.ts';
import type { Patterns } from './played/pattern.ts';
import { reasonsOfBoard } from './reasonsOfBoard.ts';

/** A board that was made: of what may be done as it stands, or of what comes of playing on. */
export type Made = Generated | GeneratedPlayed;

/** All that boards are made of. */
export interface Stock {
  readonly pieces: Pieces;
  readonly patterns: Patterns;
}

/** The newest way to make boards for an aim, which links to new ones name. */
export const generatorFor = ({ on }: Aim): number => (on === 'play' ? PLAYED_GENERATOR : GENERATOR);

/** What the answer to its question turns on, what decides it first. */
export const reasonsOfMade = (made: Made): readonly Reason[] =>
  made.kind === 'played' ? made.reasons : reasonsOfBoard(made);

/** What is answered, so that no two boards in a row are answered alike. */
export const answerSaid = (answer: Answer): string => {
  switch (answer.kind) {
    case 'number':
      return `${answer.value}`;
    case 'pick':
      return textOfPick(answer);
    default:
      return JSON.stringify('example' in answer ? answer.example : answer);
  }
};
