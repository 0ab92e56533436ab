import { type CardLookup, readScenario } from '#engine';
import {
  type Board,
  fromFragment,
  readLine,
  scenarioFile,
  toFragment,
  writeLine,
} from '#engine/sandbox';
import { rulingForm } from '../../site/api/rulingForm.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { type JudgeRun, judgeLine } from '../judge.ts';

/** So long may a program think of what somebody typed, in milliseconds of a processor. */
const LONGEST = 2000;

/** What only the machine says. */
const MACHINE =
  /\[object|\bundefined\b|\bNaN\b|\bat \S+:\d+:\d+|invariant broken|unreachable:|the project fails/;

/** What a line brings about at the doors of the project that should not be; nothing where each is honest. */
export function faultsOfLine(line: string, cards: CardLookup): readonly string[] {
  return timed(() => {
    const told = judgeLine(line, { edition: undefined, json: false }, cards);
    const data = judgeLine(line, { edition: undefined, json: true }, cards);
    return [...faultsOfRun(told), ...faultsOfJson(data, told), ...faultsOfDoors(line, cards)];
  });
}

/** What goes wrong in a piece of work, a throw or too long a time among it. */
export function timed(work: () => readonly string[]): readonly string[] {
  const before = process.threadCpuUsage();
  try {
    const faults = work();
    const { user, system } = process.threadCpuUsage(before);
    const took = Math.round((user + system) / 1000);
    return took > LONGEST ? [...faults, `takes ${took} ms`] : faults;
  } catch (error) {
    return [`throws ${error instanceof Error ? (error.stack ?? error.message) : error}`];
  }
}

/** A command speaks to people: never of the machine, and of no verdict where something was not understood. */
export function faultsOfRun({ code, out, err }: JudgeRun): readonly string[] {
  // What stands in quotes is what was read.
  const machine = MACHINE.exec(`${out}\n${err}`.replace(/“[^”]*”/g, ''));
  return [
    ...(machine === null ? [] : [`speaks of the machine: ${machine[0]}`]),
    ...(code === 2 && /\bHOLDS\b/.test(out) ? ['says HOLDS of what it did not understand'] : []),
  ];
}

function faultsOfJson(data: JudgeRun, told: JudgeRun): readonly string[] {
  if (data.code !== told.code) return [`ends with ${told.code}, and as data with ${data.code}`];
  if (data.out === '') return [];
  const read = rulingForm.safeParse(JSON.parse(data.out));
  if (!read.success) return ['gives data that its schema refuses'];
  const isWithheld = data.code === 2;
  const isSaid = read.data.some(({ holds }) => holds !== null);
  return isWithheld && isSaid ? ['gives a verdict as data on what it did not understand'] : [];
}

/** What the line's door takes, a link, a line written anew and a file take as well, and mean the same by it. */
function faultsOfDoors(line: string, cards: CardLookup): readonly string[] {
  const lexicon = { cards, words: new Map<string, string>() };
  const linked = fromFragment(toFragment(line));
  const whole = line.toWellFormed();
  const lost = linked.ok && linked.value === whole ? [] : ['is another line as a link'];
  const { board, slips } = readLine(line, lexicon);
  if (slips.length > 0) return lost;
  const written = writeLine(board);
  const again = readLine(written, lexicon);
  return [
    ...lost,
    ...(again.slips.length > 0 ? [`is refused as it is written: ${written}`] : []),
    ...(writeLine(again.board) === written ? [] : [`is written otherwise again: ${written}`]),
    ...faultsOfFile(board, cards),
  ];
}

/** The file that a board becomes is read as any other. */
function faultsOfFile(board: Board, cards: CardLookup): readonly string[] {
  const text = scenarioFile(board, { kind: 'scenario', checked: '2026-11-22' });
  const read = readScenario(text, 'scenario.yaml', cards);
  return read.ok ? [] : read.error.map((issue) => `is refused in a file: ${wordIssue(issue)}`);
}
