import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { engineRight } from '../testing/generation/engineRight.ts';
import { literalRight } from '../testing/generation/literalRight.ts';
import { projectPieces } from '../testing/generation/piecesRead.ts';
import { judgeScenario } from '../training/judgeScenario.ts';
import { known } from '../vocabulary/result.ts';
import { AIMS } from './aim.ts';
import { playersOf } from './draft.ts';
import { type Generated, generate } from './generate.ts';
import { scenarioOf } from './scenarioOf.ts';

const pieces = projectPieces();
/** `BOARDS=20` makes so many times as many of each aim. */
const BOARDS = 6 * Number(process.env.BOARDS ?? 1);

const boardsFor = (name: string): readonly Generated[] => {
  const aim = known(AIMS.get(name), 'aim');
  return Array.from({ length: BOARDS }, (_, at) =>
    known(generate(pieces, name, aim, `law ${at}`), `board ${at} for ${name}`),
  );
};

describe.each([...AIMS.keys()])('a board for %s', (name) => {
  const boards = boardsFor(name);

  test('is answered as by rules and cards read word for word', () => {
    for (const one of boards)
      expect(engineRight(one)).toEqual(
        literalRight(one.game, one.asked, playersOf(one.draft).other),
      );
  });

  test('is the game, and has the answer, to which its script is played', () => {
    for (const one of boards) {
      const { questions, problems } = judgeScenario(
        scenarioOf(one.draft, one.asked),
        NEWEST_EDITION,
      );
      const [asked] = questions;
      expect(problems).toEqual([]);
      expect(asked?.board).toEqual(one.board);
      expect(engineRight({ game: one.game, answer: known(asked, 'question').answer })).toEqual(
        engineRight(one),
      );
    }
  });

  test('is answered otherwise by a mistake, and by the one that it is for', () => {
    const aim = known(AIMS.get(name), 'aim');
    for (const { misreadings } of boards) {
      expect(misreadings).not.toEqual([]);
      if (aim.kind === 'mistake')
        expect(misreadings.map(({ mistake }) => mistake)).toContain(aim.mistake);
    }
  });
});
