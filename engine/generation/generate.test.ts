import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import { MISTAKES } from '../mistakes/index.ts';
import type { GameState } from '../state/gameState.ts';
import { DECLARATION_KEYWORDS } from '../testing/boards/declarationKeywords.ts';
import { engineRight } from '../testing/generation/engineRight.ts';
import { isLiterallyRight, oneSaid } from '../testing/generation/isLiterallyRight.ts';
import { LAZY_WAYS, lazilySaid } from '../testing/generation/lazyPerson.ts';
import { literalRight } from '../testing/generation/literalRight.ts';
import { projectPieces } from '../testing/generation/piecesRead.ts';
import { scenarioOf } from '../testing/generation/scenarioOf.ts';
import { judgeScenario } from '../training/judgeScenario.ts';
import type { Misreading } from '../training/misreading.ts';
import { known } from '../vocabulary/result.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { MISTAKES_SHOWN, STANDING_AIMS } from './aim.ts';
import { playersOf } from './draft.ts';
import { type Generated, generate } from './generate.ts';

const pieces = projectPieces();
/** `BOARDS=20` makes so many times as many of each aim. */
const BOARDS = 6 * Number(process.env.BOARDS ?? 1);

const boardsFor = (name: string): readonly Generated[] => {
  const aim = known(STANDING_AIMS.get(name), 'aim');
  return Array.from({ length: BOARDS }, (_, at) =>
    known(generate(pieces, name, aim, `law ${at}`), `board ${at} for ${name}`),
  );
};

/** What has happened this turn is remembered for abilities that no piece has. */
const unremembered = ({ turn: { history: _, ...turn }, ...game }: GameState) => ({ ...game, turn });

describe.each([...STANDING_AIMS.keys()])('a board for %s', (name) => {
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
      expect(unremembered(known(asked, 'question').state)).toEqual(unremembered(one.game));
      expect(engineRight({ game: one.game, answer: known(asked, 'question').answer })).toEqual(
        engineRight(one),
      );
    }
  });

  test('is answered by each mistake as somebody who makes it answers that script', () => {
    for (const one of boards) {
      const { misread } = judgeScenario(scenarioOf(one.draft, one.asked), NEWEST_EDITION);
      const shown = MISTAKES_SHOWN[one.draft.at];
      const played = (misread[0]?.misreadings ?? []).filter(({ mistake }) =>
        shown.includes(mistake),
      );
      const saying = ({ mistake, answer }: Misreading) => [
        mistake,
        engineRight({ game: { ...one.game, believed: MISTAKES[mistake].believes }, answer }),
      ];
      expect(one.misreadings.map(saying).toSorted()).toEqual(played.map(saying).toSorted());
    }
  });

  test('is answered wrongly by a mistake, and by the one that it is for', () => {
    const aim = known(STANDING_AIMS.get(name), 'aim');
    for (const one of boards) {
      const wrong = one.misreadings
        .filter(({ answer }) => !isLiterallyRight(one, oneSaid(one, answer)))
        .map(({ mistake }) => mistake);
      expect(wrong).not.toEqual([]);
      if (aim.kind === 'mistake') expect(wrong).toContain(aim.mistake);
    }
  });

  test('is answered wrongly by whoever does not think, but for few on which nothing may be done', () => {
    for (const one of boards) {
      const right = LAZY_WAYS.filter((way) => {
        const said = lazilySaid(way, one);
        return said !== undefined && isLiterallyRight(one, said);
      });
      expect(['', 'nothing']).toContain(right.join());
    }
  });

  test('is answered otherwise by a mistake, and by the one that it is for', () => {
    const aim = known(STANDING_AIMS.get(name), 'aim');
    for (const { misreadings } of boards) {
      expect(misreadings).not.toEqual([]);
      if (aim.kind === 'mistake')
        expect(misreadings.map(({ mistake }) => mistake)).toContain(aim.mistake);
    }
  });
});

test('boards are made for every keyword that tells in a declaration, or it says that none are', () => {
  const isAim = (keyword: string): boolean => STANDING_AIMS.get(kebab(keyword))?.kind === 'keyword';
  const others = DECLARATION_KEYWORDS.filter((keyword) => !isAim(keyword));
  expect(others.filter((keyword) => typeof meaningOf(keyword)?.boards === 'object')).toEqual([]);
  expect(others.filter((keyword) => meaningOf(keyword)?.boards === undefined)).toEqual([]);
});
