import {
  type AnsweredQuestion,
  type EditionId,
  type Frame,
  type Replay,
  statedAnswer,
} from '#engine';
import { compareReplays } from '../../../site/library/judged/compare.ts';
import type { BoardChanged } from '../../../site/view/boardsChanged.ts';
import type { RulesChanged } from '../../../site/view/rulesChanged.ts';

/** How a board goes in one edition, as far as it is known. */
export interface SideOfBoard {
  readonly lines: readonly Replay[];
  readonly answers: readonly AnsweredQuestion[];
}

/** A board that comes out otherwise, by both editions; undefined where it is not shown in one of them. */
export interface ToldBoard {
  readonly changed: BoardChanged;
  readonly before: SideOfBoard | undefined;
  readonly after: SideOfBoard | undefined;
}

/** What a board comes to by both editions, a line each: verdicts that differ, stops that do, answers. */
export function boardText({ changed, before, after }: ToldBoard): readonly string[] {
  return [
    `${changed.board.file}  ${changed.page}`,
    ...(changed.isPlayedOtherwise ? playedText(before?.lines ?? [], after?.lines ?? []) : []),
    ...changed.questions.map((name) => {
      const [then, now] = [answerTo(name, before), answerTo(name, after)];
      return `    answer to ${name}: ${then} -> ${now}`;
    }),
  ];
}

const answerTo = (name: string, side: SideOfBoard | undefined): string => {
  const asked = side?.answers.find(({ question }) => question.id === name);
  return asked === undefined
    ? 'not asked'
    : statedAnswer(asked.question.ask, asked.answer) || 'none';
};

function playedText(before: readonly Replay[], after: readonly Replay[]): readonly string[] {
  return after.flatMap((line) => {
    const then = before.find(({ branch }) => branch === line.branch);
    const name = line.branch === 'main' ? 'as played' : `branch ${line.branch}`;
    if (then === undefined) return [`    ${name}: only since`];
    const pairs = compareReplays(then, line).filter(({ same }) => !same);
    if (pairs.length === 0) return [];
    const verdicts = pairs.flatMap(({ a, b }) => verdictText(frameAt(then, a), frameAt(line, b)));
    return [
      `    ${name}: ${pairs.length} of ${line.frames.length} stops are told otherwise`,
      ...verdicts.map((verdict) => `      ${verdict}`),
    ];
  });
}

const frameAt = ({ frames }: Replay, at: number | undefined): Frame | undefined =>
  at === undefined ? undefined : frames[at - 1];

/** A verdict that is another one on the same thing. */
const verdictText = (then: Frame | undefined, now: Frame | undefined): readonly string[] =>
  then === undefined || now === undefined || then.outcome === now.outcome
    ? []
    : [`verdict in ${now.step}: ${then.outcome} -> ${now.outcome}`];

/** The rules and the addresses of their pages. */
export function rulesText(
  { moved, reworded, gone, added }: RulesChanged,
  [before, after]: readonly [EditionId, EditionId],
): readonly string[] {
  const pages = [...new Map(moved.map((one) => [one.before + one.after, one])).values()];
  return [
    `${moved.length} cited rules have another number, ${gone.length} are gone, ${added.length} are new in the index${reworded === undefined ? '; of one text no hashes are kept, so that it is unknown which were reworded' : `, ${reworded.length} were reworded`}`,
    ...pages.map((one) => `  page /rules/${one.before}/ -> /rules/${one.after}/`),
    ...gone.map(({ key, number }) => `  gone: ${number} ${key} (${before})`),
    ...added.map(({ key, number }) => `  new: ${number} ${key} (${after})`),
    ...(reworded ?? []).map(({ key, number }) => `  reworded: ${number} ${key}`),
  ];
}
