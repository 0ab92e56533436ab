import { type Issue, type Purpose, readScenario } from '#engine';
import {
  type Board,
  edited,
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
import { leftOutOf } from '../../engine/state/textLeft.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import type { Call } from './timing.ts';

/** What one door takes, a line written anew, a link, a file, the package and the editor take as well, and mean the same by it. */
export async function faultsOfLineRead(
  line: string,
  { board, slips }: LineRead,
  lexicon: Lexicon,
  call: Call,
): Promise<readonly string[]> {
  const linked = fromFragment(toFragment(line));
  const lost =
    linked.ok && linked.value === line.toWellFormed() ? [] : ['is another line: as a link'];
  const standing =
    lexicon.words.size === 0
      ? await call('a line in a file', () => faultsOfStandingLine(line, slips.length, lexicon))
      : [];
  return [
    ...lost,
    ...standing,
    ...(slips.length > 0 ? [] : await faultsOfBoard(board, lexicon, call)),
  ];
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

/** A board that a door has taken is one in a line, in the editor, in a file, and in the package, which plays it. */
export async function faultsOfBoard(
  board: Board,
  lexicon: Lexicon,
  call: Call,
): Promise<readonly string[]> {
  const written = writeLine(board);
  const again = await call('reading a line that was written', () =>
    readLine(written, { ...lexicon, words: new Map() }),
  );
  return [
    ...(again.slips.length > 0 ? [`is refused as it is written: ${written}`] : []),
    ...(writeLine(again.board) === written ? [] : [`is written otherwise again: ${written}`]),
    ...(await call('the editor', () => faultsInEditor(again.board, written))),
    ...(await call('the file of a board', () => faultsOfFile(board, lexicon))),
  ];
}

/** So many things of a board are tried in the editor. */
const TRIED = 4;

/** Said of a thing how it stands already, nothing is refused and nothing is otherwise. */
function faultsInEditor(board: Board, written: string): readonly string[] {
  return board.setup.permanents.slice(0, TRIED).flatMap(({ id, controller: _, ...to }) => {
    const { board: after, slips } = edited(board, { kind: 'change', object: id, to });
    return [
      ...slips.map(({ because }) => `is refused by the editor: ${because}: ${written}`),
      ...(writeLine(after) === written ? [] : [`is another board: in the editor: ${written}`]),
    ];
  });
}

/** The file that a board becomes is read as any other, and the package plays it. */
function faultsOfFile(board: Board, { cards }: Lexicon): readonly string[] {
  const text = scenarioFile(board, { kind: 'scenario', checked: '2026-11-22' });
  const read = readScenario(text, 'scenario.yaml', cards, purposeOf(board));
  if (!read.ok) return read.error.map((issue) => `is refused in its file: ${wordIssue(issue)}`);
  const game = gameAfter(read.value, board.edition);
  return game.ok
    ? []
    : game.error.map(({ trouble }) => `is not played by the package: ${trouble.kind}`);
}

/** What is shown to learn from rests on no card of whose text something is left out; ruled on it is. */
function purposeOf({ edition, setup }: Board): Purpose {
  const isLeftOut = setup.permanents.some(({ characteristics }) => leftOutOf(characteristics) > 0);
  return isLeftOut ? { kind: 'ruling', editions: [edition] } : { kind: 'page' };
}

/** What a file says of a board is a board in a line as well, as far as a line can say it. */
export function faultsAsLine(meant: Board, lexicon: Lexicon): readonly string[] {
  const { board, lost } = sayable(meant, lexicon);
  const line = writeLine(board);
  // What a line leaves out may be what makes the rest possible: an ability that animates what is goaded.
  const slips = readLine(line, lexicon).slips.filter(
    ({ kind }) => kind !== 'impossible' || lost.length === 0,
  );
  return slips.map(({ kind }) => `is refused as a line: ${kind}: ${line}`);
}
