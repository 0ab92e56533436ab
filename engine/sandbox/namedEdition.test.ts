import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITION_IDS, NEWEST_EDITION } from '../citation/editions.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { edited } from './edit.ts';
import { editionNamedIn, namingEdition, namingNoEdition } from './namedEdition.ts';
import { readLine } from './readLine.ts';
import { scenarioFile } from './scenarioFile.ts';
import { writeLine } from './writeLine.ts';

const NOTHING = { cards: new Map(), words: new Map() };
const read = (line: string) => readLine(line, NOTHING).board;
const LINE = 'Ada: 3/2; Nil: 2/2; A1 -> Nil';
const NEWEST = `rules ${NEWEST_EDITION}; ${LINE}`;

test('a line that names an edition keeps it, though it is the newest', () => {
  for (const edition of EDITION_IDS) {
    const line = `rules ${edition}; ${LINE}`;
    expect(writeLine(read(line))).toBe(line);
    expect(read(line).edition).toBe(edition);
  }
  expect(writeLine(read(LINE))).toBe(LINE);
});

test('a line that names an edition plays as the board that it was made of, and loses it again', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = lineBoard(randomFrom(seed));
      const line = writeLine(board);
      const named = namingEdition(line, board.edition);
      expect(editionNamedIn(named)).toBe(board.edition);
      expect(namingEdition(named, board.edition)).toBe(named);
      expect(editionNamedIn(namingNoEdition(named))).toBeUndefined();
      expect(namingNoEdition(named)).toBe(namingNoEdition(line));
    }),
    { numRuns: 60 },
  );
});

test('an edition is chosen for good, or the newest, whichever that is', () => {
  const chosen = edited(read(LINE), { kind: 'edition', edition: NEWEST_EDITION }).board;
  expect(writeLine(chosen)).toBe(NEWEST);
  const older = edited(chosen, { kind: 'edition', edition: '2013-02-01' }).board;
  expect(writeLine(older)).toBe(`rules 2013-02-01; ${LINE}`);
  expect(writeLine(edited(older, { kind: 'edition', edition: 'newest' }).board)).toBe(LINE);
});

test('a file says by itself which edition it is of', () => {
  const file = scenarioFile(read(NEWEST), { kind: 'exercise' });
  expect(file).toContain(`editions: [${NEWEST_EDITION}]`);
  expect(file).not.toContain(`rules ${NEWEST_EDITION}`);
});
