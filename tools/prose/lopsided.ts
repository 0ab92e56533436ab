import type { AnsweredQuestion } from '#engine';

/** Of so many in a hundred the answer may be the same. */
const MOST = 70;

/** Where one of two answers is right so often that it is the better guess; of fewer than ten nothing is said. */
export function lopsided(questions: readonly AnsweredQuestion[]): readonly string[] {
  return Object.entries(SIDES).flatMap(([what, sideOf]) => {
    const sides = questions.flatMap(({ answer }) => sideOf(answer) ?? []);
    const yes = sides.filter((side) => side).length;
    const more = Math.max(yes, sides.length - yes);
    return sides.length < 10 || more * 100 <= sides.length * MOST
      ? []
      : [
          `scenarios: ${more} of ${sides.length} questions of ${what} have the same answer; at most ${MOST} in a hundred should`,
        ];
  });
}

type Side = (answer: AnsweredQuestion['answer']) => boolean | undefined;

const SIDES: { readonly [what: string]: Side } = {
  'yes or no': (answer) => (answer.kind === 'yesNo' ? answer.value : undefined),
  'legal or not': (answer) => (answer.kind === 'legality' ? answer.legal : undefined),
};
