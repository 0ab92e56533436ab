import type { CardLookup } from '#engine';
import { type Board, type Edit, edited, type Lexicon, readLine, writeLine } from '#engine/sandbox';
import { randomFrom } from '../../engine/vocabulary/random.ts';
import { loadNotYet } from '../../site/library/notYet.ts';
import { faultsOfBoard } from './boardFaults.ts';
import { type Door, machineIn } from './door.ts';
import { editFrom, isEdit } from './editFrom.ts';
import { lineFrom, linesIn } from './lineFrom.ts';
import { faultsOfView, pageDoor } from './pageDoor.ts';
import type { Call } from './timing.ts';

/**
 * A line, and what somebody then does to its board with the editor: what that takes, every other door takes. The text has
 * each edit as data on a row of its own, and the line after them.
 */
export async function editorDoor(root: string, cards: CardLookup): Promise<Door> {
  const unplayed = loadNotYet(root);
  const page = await pageDoor('en', { cards, unplayed });
  const written = linesIn(root, 'en');
  const items = written.flatMap((line) => line.split(/; | \+ |: /));
  const lexicon: Lexicon = { cards, unplayed, words: new Map() };
  return {
    textFrom: (seed) => {
      const random = randomFrom(seed);
      const line = lineFrom(seed, written);
      let { board } = readLine(line, lexicon);
      const rows: string[] = [];
      for (let left = random.between(1, 4); left > 0; left -= 1) {
        const edit = editFrom(random, board, { items, lexicon });
        rows.push(JSON.stringify(edit));
        board = edited(board, edit).board;
      }
      return [...rows, line].join('\n');
    },
    faultsOf: async (text, call) => {
      const { edits, line } = editsIn(text);
      const read = await call('reading a line', () => readLine(line, lexicon));
      if (read.slips.length === 0) return faultsAfter(edits, read.board, call);
      const faults: string[] = [];
      for (const edit of edits)
        faults.push(...faultsOfView(await page.edited(line, edit, call), text));
      return faults;
    },
  };

  async function faultsAfter(
    edits: readonly Edit[],
    before: Board,
    call: Call,
  ): Promise<readonly string[]> {
    let board = before;
    const faults: string[] = [];
    for (const edit of edits) {
      const now = board;
      const { board: next, slips } = await call(`the editor, to ${edit.kind}`, () =>
        edited(now, edit),
      );
      const shown = await page.edited(writeLine(now), edit, call);
      faults.push(
        ...shown.slips.flatMap(({ says }) => machineIn(says, JSON.stringify(edits))),
        ...(slips.length === shown.slips.length ? [] : ['page edits otherwise: slips']),
        ...(slips.length > 0 ? [] : await faultsOfBoard(next, lexicon, call)),
      );
      board = next;
    }
    return faults;
  }
}

interface EditedLine {
  readonly edits: readonly Edit[];
  readonly line: string;
}

/** What is left of a row that is no edit any more is let go. */
function editsIn(text: string): EditedLine {
  const rows = text.split('\n');
  const first = rows.findIndex((row) => !row.startsWith('{'));
  const told = rows.slice(0, first < 0 ? rows.length : first);
  return { edits: told.flatMap(editIn), line: rows.slice(told.length).join('\n') };
}

function editIn(row: string): readonly Edit[] {
  try {
    const edit: unknown = JSON.parse(row);
    return isEdit(edit) ? [edit] : [];
  } catch {
    return [];
  }
}
