import { type EditionId, playScenario, type Replay } from '#engine';
import {
  type Board,
  declaredNext,
  type Lexicon,
  type MayBeDeclared,
  mayBeDeclared,
  type ParseIssue,
  readLine,
  rulable,
  scenarioOf,
  type Table,
  tableAfter,
  tableOf,
  writeLine,
} from '#engine/sandbox';
import type { LoadedScenario } from '../../site/library/scenarios.ts';

/** A board that was given as a line, with what comes of it. */
export type BoardInLine = {
  readonly board: Board;
  /** What is wrong with the line, in its order. */
  readonly slips: readonly ParseIssue[];
} & (
  | {
      /** Something was declared, and all that is asked for was said or is taken by the engine: it is played to the end. */
      readonly kind: 'played';
      readonly loaded: LoadedScenario;
      /** The same as far as its choices go. */
      readonly now: Table['now'];
    }
  | {
      /** It has come to a declaration of which the line says nothing. */
      readonly kind: 'open';
      readonly now: Table['now'];
      readonly replay: Replay;
      readonly view: Table['view'];
      readonly may: MayBeDeclared;
      /** What could be written behind the line to go on, and what declares nobody. */
      readonly next: string;
    }
  | {
      /** Not all of it was understood: so many acts are ruled on, and nothing that could hang on the rest. */
      readonly kind: 'withheld';
      readonly replay: Replay;
      readonly view: Table['view'];
      readonly ruled: number;
      /** What may be declared there, where it is a declaration that was not understood. */
      readonly may: MayBeDeclared | undefined;
      /** As the board lies there. */
      readonly viewOfMay: Table['view'] | undefined;
    }
);

/** Reads a line and plays it as far as it can be ruled on; `edition`: by whose rules, whatever the line says. */
export function boardInLine(
  line: string,
  { cards, unplayed }: Pick<Lexicon, 'cards' | 'unplayed'>,
  edition: EditionId | undefined,
): BoardInLine {
  const read = readLine(line, { cards, words: new Map(), ...(unplayed && { unplayed }) });
  const board = { ...read.board, edition: edition ?? read.board.edition };
  const { slips } = read;
  const how = rulable(board);
  if (slips.length > 0 || how.kind !== 'whole') {
    const ruled = how.kind === 'acts' ? board.acts.length : 0;
    const next = how.kind === 'acts' ? declaredNext(board) : undefined;
    const may = next && mayBeDeclared(next);
    const viewOfMay = next?.view;
    return { kind: 'withheld', board, slips, ruled, may, viewOfMay, ...tableAfter(board, ruled) };
  }
  const table = tableOf(board, 'decision');
  const may = table.stopped === undefined ? mayBeDeclared(table) : undefined;
  if (may === undefined)
    return {
      kind: 'played',
      board,
      slips,
      loaded: { file: '--board', scenario: scenarioOfLine(board) },
      now: tableOf(board, 'end').now,
    };
  const { replay, view, now } = table;
  return { kind: 'open', board, slips, replay, view, now, may, next: writtenBehind(board, may) };
}

/** A legal declaration as it is written behind the line. */
function writtenBehind(board: Board, { kind, example }: MayBeDeclared): string {
  const act =
    'attacks' in example
      ? ({ kind: 'attack', declaration: example } as const)
      : ({ kind: 'block', declaration: example } as const);
  const before = writeLine(board);
  const after = writeLine({ ...board, acts: [...board.acts, act] });
  return after.slice(before.length).replace(/^; /, '') || `no ${kind}`;
}

// Where a line says nothing of a choice, the first that is legal is taken, which is told.
function scenarioOfLine(board: Board): LoadedScenario['scenario'] {
  const scenario = scenarioOf(board);
  const isOpen = playScenario(scenario, board.edition).taken.length > 0;
  return isOpen ? { ...scenario, choicesTaken: { line: 1, column: 1 } } : scenario;
}
