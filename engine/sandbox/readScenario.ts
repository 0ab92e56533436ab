import type { BoardLine, LineSlip } from '../scenario/boardLine.ts';
import type { CardLookup } from '../scenario/card.ts';
import { scenarioReading, scenarioSourceReading } from '../training/readScenario.ts';
import { type Board, entryOf, startOf } from './board.ts';
import { choicesFirst } from './choicesFirst.ts';
import { lessonIn } from './lessonWords.ts';
import type { ParseIssue } from './parseIssue.ts';
import { readLine } from './readLine.ts';
import { sectionsOf } from './sections.ts';
import { withNames } from './withIds.ts';

/** Reads a scenario and its questions; what is wrong with a file comes as issues, all of them at once. */
export const readScenario = scenarioReading(boardLine);

/** The same of a part of a file. */
export const readScenarioSource = scenarioSourceReading(boardLine);

/** A line as it stands in a file, which says by itself in which editions it is played. */
function boardLine(
  line: string,
  cards: CardLookup,
  called: ReadonlyMap<string, string>,
): BoardLine {
  const read = readLine(line, { cards, words: NO_LANGUAGE });
  const { slips } = read;
  const board = withNames(read.board, called);
  return {
    setup: board.setup,
    steps: choicesFirst(board.acts).map(entryOf),
    start: startOf(board),
    slips: [
      ...slips.map(lineSlip),
      ...editionsIn(line),
      ...strangersIn(read.board, called),
      ...askedIn(line),
    ],
  };
}

const lineSlip = ({ kind, at, text, because, offered: [nearest] }: ParseIssue): LineSlip => ({
  kind,
  at,
  text,
  ...(nearest === undefined ? {} : { nearest }),
  ...(because === undefined ? {} : { because }),
});

/** Files are written in the line’s own words. */
const NO_LANGUAGE: ReadonlyMap<string, string> = new Map();

/** What is called something and is not there. */
const strangersIn = ({ setup }: Board, called: ReadonlyMap<string, string>): readonly LineSlip[] =>
  [...called.keys()]
    .filter((id) => setup.permanents.every((one) => one.id !== id))
    .map((id) => ({ kind: 'unknownTag', at: 0, text: id }));

/** What a file asks stands under its questions. */
const askedIn = (line: string): readonly LineSlip[] => {
  const { line: board, asks } = lessonIn(line);
  return asks === undefined
    ? []
    : [{ kind: 'unknownSection', at: board.length, text: `asks ${asks}` }];
};

const editionsIn = (line: string): readonly LineSlip[] =>
  sectionsOf(line).flatMap((section) =>
    section.kind === 'edition' ? [{ kind: 'editionOfFile', ...section.edition }] : [],
  );
