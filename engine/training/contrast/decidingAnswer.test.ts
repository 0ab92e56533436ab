import { expect, test } from 'vitest';
import { AIMS } from '../../generation/aim.ts';
import { playersOf } from '../../generation/draft.ts';
import { type Generated, generate } from '../../generation/generate.ts';
import { projectPieces } from '../../testing/generation/piecesRead.ts';
import { known } from '../../vocabulary/result.ts';
import { rulesDecidingAnswer, staticallyAsked } from './decidingAnswer.ts';
import { takenFor } from './decidingRules.ts';
import { without } from './without.ts';

const pieces = projectPieces();
const BOARDS = 4 * Number(process.env.BOARDS ?? 1);

const made = [...AIMS].flatMap(([name, aim]): readonly Generated[] =>
  Array.from({ length: BOARDS }, (_, at) =>
    known(generate(pieces, name, aim, `contrast ${at}`), 'board'),
  ),
);

/** Whether the answer is another once what brings the first rule in is taken away; nothing where that of no rule changes it. */
function isOtherwiseWithoutFirst({ game, asked, draft, rules }: Generated): boolean | undefined {
  const question = staticallyAsked(asked, playersOf(draft).other);
  const [first] = rules;
  const all = question === undefined || first === undefined ? [] : takenFor(question.deed, first);
  const deciding = rulesDecidingAnswer(game, asked, playersOf(draft).other) ?? [];
  if (question === undefined || deciding.length === 0) return undefined;
  return all.some((taken) => question.answerIn(without(game, taken)) !== question.answerIn(game));
}

test('take away what the first rule of an answer brings in, and the answer is another', () => {
  const apart = made.filter((one) => isOtherwiseWithoutFirst(one) === false);
  expect(apart.map(({ asked, rules }) => [asked, rules])).toEqual([]);
});

test('most boards from seeds are decided by something that can be taken away', () => {
  const told = made.filter((one) => isOtherwiseWithoutFirst(one) === true);
  const asked = made.filter(({ asked: { kind } }) => kind !== 'pickActs');
  expect(told.length).toBeGreaterThan(0.9 * asked.length);
});
