import type { AnsweredQuestion } from '#engine';

/** Acts to pick from, as a file lists them, of which the right ones stand together at the head or at the foot. */
export const rightOnesFirst = (
  file: string,
  questions: readonly AnsweredQuestion[],
): readonly string[] =>
  questions.flatMap(({ question: { id, at }, answer }) => {
    if (answer.kind !== 'pick' || answer.options.some(({ kind }) => kind !== 'act')) return [];
    const right = answer.options.map((option) => option.right);
    const count = right.filter((one) => one).length;
    const heads = right.slice(0, count).every((one) => one);
    const foots = right.slice(-count).every((one) => one);
    return count < 2 || count === right.length || !(heads || foots)
      ? []
      : [
          `${file}:${at.line}:${at.column}: ${id}: all that is right stands together; put what is wrong in between`,
        ];
  });
