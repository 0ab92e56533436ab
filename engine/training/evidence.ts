import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Frame } from '../explanation/frame.ts';
import type { Position } from './position.ts';

/** Where the replay shows an answer: a frame of the line, by its place, and the rules that the frame cites first. */
export interface Evidence {
  readonly frame: number | undefined;
  readonly rules: readonly RuleKey[];
}

/** Rules that are worth naming beside an answer. */
export const NAMED = 3;

export const NO_EVIDENCE: Evidence = { frame: undefined, rules: [] };

/** The last frame of those after the question that fits. */
export const lastFrame = (position: Position, fits: (frame: Frame) => boolean): Evidence =>
  frameAt(
    position,
    position.frames.findLastIndex((frame) => frame.lastMoment >= position.from && fits(frame)),
  );

/** The frame that tells of a moment of the line. */
export const frameOfMoment = (position: Position, moment: number): Evidence =>
  frameAt(
    position,
    position.frames.findIndex(({ lastMoment }) => lastMoment >= moment),
  );

const frameAt = ({ frames }: Position, index: number): Evidence => {
  const frame = frames[index];
  return frame === undefined ? NO_EVIDENCE : { frame: index, rules: frame.rules.slice(0, NAMED) };
};
