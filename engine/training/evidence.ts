import { MOST_DECIDING } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Frame } from '../explanation/frame.ts';
import { isAbout, type RulePattern } from './mayDecide.ts';
import type { Position } from './position.ts';

/** Where the replay shows an answer: a frame of the line, by its place, and the rules by which that decides it. */
export interface Evidence {
  readonly frame: number | undefined;
  readonly rules: readonly RuleKey[];
}

export const NO_EVIDENCE: Evidence = { frame: undefined, rules: [] };

/** What a frame can decide of what is asked. */
export interface Sought {
  /** What the answer can rest on: no other rule is named. */
  readonly mayDecide: readonly RulePattern[];
  /** The rules of what is known to make it so; left out, the frame's own, those that decide it first. */
  readonly telling?: readonly RuleKey[];
}

/** The last frame of those after the question that fits. */
export const lastFrame = (
  position: Position,
  fits: (frame: Frame) => boolean,
  sought: Sought,
): Evidence =>
  frameAt(
    position,
    position.frames.findLastIndex((frame) => frame.lastMoment >= position.from && fits(frame)),
    sought,
  );

/** The last frame of the whole line that fits: what is asked may have happened before the question. */
export const lastFrameOfAll = (
  position: Position,
  fits: (frame: Frame) => boolean,
  sought: Sought,
): Evidence => frameAt(position, position.frames.findLastIndex(fits), sought);

/** The frame that tells of a moment of the line. */
export const frameOfMoment = (position: Position, moment: number, sought: Sought): Evidence =>
  frameAt(
    position,
    position.frames.findIndex(({ lastMoment }) => lastMoment >= moment),
    sought,
  );

function frameAt(
  { frames }: Position,
  index: number,
  { mayDecide, telling = [] }: Sought,
): Evidence {
  const frame = frames[index];
  if (frame === undefined) return NO_EVIDENCE;
  const told = telling.filter((rule) => isAbout(mayDecide, rule));
  const shown = frame.rules.filter((rule) => isAbout(mayDecide, rule));
  const rules = [...new Set(told.length > 0 ? told : shown)];
  return { frame: index, rules: rules.slice(0, MOST_DECIDING) };
}
