import { type Issue, readScenario } from '#engine';
import {
  type Board,
  fromFragment,
  type Lexicon,
  type LineRead,
  readLine,
  sayable,
  scenarioFile,
  toFragment,
  writeLine,
} from '#engine/sandbox';
import { gameAfter, readScenario as readInPackage } from '../../engine/package.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';

/** What one door takes, a line written anew, a link, a file and the package take as well, and mean the same by it. */
export function faultsOfLineRead(
  line: string,
  { board, slips }: LineRead,
  lexicon: Lexicon,
): readonly string[] {
  const linked = fromFragment(toFragment(line));
  const lost =
    linked.ok && linked.value === line.toWellFormed() ? [] : ['is another line: as a link'];
  const code = lexicon.words.size === 0 ? faultsOfStandingLine(line, slips.length, lexicon) : [];
  return slips.length > 0
    ? [...lost, ...code]
    : [...lost, ...code, ...faultsOfBoard(board, lexicon)];
}

/** As the line of a file, it is refused where it is refused when typed, and nowhere else. */
function faultsOfStandingLine(line: string, slips: number, { cards }: Lexicon): readonly string[] {
  if (line.trim() === '') return [];
  const read = readInPackage(`line: ${JSON.stringify(line)}\n`, { cards });
  if (slips > 0) return read.ok ? ['is accepted by the package: in a file'] : [];
  const wrong = read.ok ? [] : read.error.filter((issue) => !isOfFiles(issue));
  return wrong.slice(0, 1).map((issue) => `is refused by the package: ${wordIssue(issue)}`);
}

/** What a file says elsewhere than in its line: what is done, and its edition. */
const isOfFiles = ({ code, expected }: Issue): boolean =>
  code === 'missingKey' || expected.includes('editionOfFile');

function faultsOfBoard(board: Board, lexicon: Lexicon): readonly string[] {
  const written = writeLine(board);
  const again = readLine(written, { ...lexicon, words: new Map() });
  return [
    ...(again.slips.length > 0 ? [`is refused as it is written: ${written}`] : []),
    ...(writeLine(again.board) === written ? [] : [`is written otherwise again: ${written}`]),
    ...faultsOfFile(board, lexicon),
  ];
}

/** The file that a board becomes is read as any other, and the package plays it. */
function faultsOfFile(board: Board, { cards }: Lexicon): readonly string[] {
  const text = scenarioFile(board, { kind: 'scenario', checked: '2026-11-22' });
  const read = readScenario(text, 'scenario.yaml', cards);
  if (!read.ok) return read.error.map((issue) => `is refused in its file: ${wordIssue(issue)}`);
  const game = gameAfter(read.value, board.edition);
  return game.ok
    ? []
    : game.error.map(({ trouble }) => `is not played by the package: ${trouble.kind}`);
}

/** What a file says of a board is a board in a line as well, as far as a line can say it. */
export function faultsAsLine(meant: Board, lexicon: Lexicon): readonly string[] {
  const { board } = sayable(meant, lexicon);
  const line = writeLine(board);
  return readLine(line, lexicon).slips.map(({ kind }) => `is refused as a line: ${kind}: ${line}`);
}
