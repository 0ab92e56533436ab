import { type CardLookup, type EditionId, playScenario } from '#engine';
import { type Board, type ParseIssue, readLine, scenarioOf } from '#engine/sandbox';
import type { LoadedScenario } from '../../site/library/scenarios.ts';

/** A board that was given as a line, ready to be played, and what is wrong with the line, each with its place marked. */
export function boardInLine(
  line: string,
  cards: CardLookup,
  edition: EditionId | undefined,
): { readonly loaded: LoadedScenario; readonly slips: string } {
  const { board, slips } = readLine(line, { cards, words: new Map() });
  return {
    loaded: {
      file: '--board',
      scenario: scenarioOfLine({ ...board, edition: edition ?? board.edition }),
    },
    slips: slips.map((slip) => wordSlip(slip, line)).join(''),
  };
}

// A line has no choices but declarations: of all others the first is taken.
function scenarioOfLine(board: Board): LoadedScenario['scenario'] {
  const scenario = scenarioOf(board);
  const isOpen = playScenario(scenario, board.edition).taken.length > 0;
  return isOpen ? { ...scenario, choicesTaken: { line: 1, column: 1 } } : scenario;
}

/** The words around a slip, a caret under where they go wrong, and what was probably meant. */
function wordSlip(slip: ParseIssue, line: string): string {
  const { before, after } = around(line, slip.at);
  const offer = slip.nearest === undefined ? '' : ` Did you mean “${slip.nearest}”?`;
  const caret = `${' '.repeat([...before].length)}^`;
  return `${before}${after}\n${caret}\n${SENTENCES[slip.kind](slip.text)}.${offer}\n`;
}

/** So much of a line as a terminal shows in one. */
const SHOWN = 60;

function around(line: string, at: number): { readonly before: string; readonly after: string } {
  const start = line.lastIndexOf('\n', at - 1) + 1;
  const end = line.indexOf('\n', at);
  const whole = line.slice(0, end < 0 ? undefined : end);
  return {
    before: whole.slice(Math.max(start, at - SHOWN), at),
    after: whole.slice(at, at + SHOWN),
  };
}

const SENTENCES: { readonly [K in ParseIssue['kind']]: (text: string) => string } = {
  unknownCard: (text) => `no card is called “${text}”, and it describes nothing`,
  unknownWord: (text) => `“${text}” means nothing here`,
  unknownPlayer: (text) => `nobody is called “${text}”`,
  unknownTag: (text) => `nothing on the board is called “${text}”`,
  unknownEdition: (text) => `no edition is called “${text}”`,
  number: (text) => `“${text}” lacks a number, or is none`,
  notOfCards: (text) => `“${text}” is not said of a card, which is what its file says`,
  impossible: (text) => `no board has that: “${text}”`,
  duplicate: (text) => `“${text}” was said before`,
  tooMany: (text) => `${text} are too many`,
  tooManyPlayers: (text) => `“${text}” would be a fifth player`,
};
