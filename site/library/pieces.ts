import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Issue, NEWEST_EDITION, readScenario } from '#engine';
import { type Pieces, type Sides, sidesOf } from '#engine/boards';
import { type CardsRead, loadCards } from './cards.ts';
import { fingerprintOf } from './judged/digest.ts';

/** What boards are made of, and a name for its state: another one, other boards. */
export interface PiecesRead {
  readonly pieces: Pieces;
  readonly print: string;
}

/** The folder of pieces that boards are made of: all ways to make them deal from the first. */
const FOLDER = 1;

const fileOf = (side: keyof Pieces): string => `scenarios/pieces/${FOLDER}/${side}.yaml`;

/** Reads the pieces of the project at `root`; fails with the issues of a file that can't be read. */
export function loadPieces(root: string): PiecesRead {
  const cards = loadCards(root);
  const read = (side: keyof Pieces): { readonly sides: Sides; readonly text: string } => {
    const text = readFileSync(join(root, fileOf(side)), 'utf8');
    return { sides: readSides(text, fileOf(side), cards), text };
  };
  const [block, attack, divide] = [read('block'), read('attack'), read('divide')];
  return {
    pieces: { block: block.sides, attack: attack.sides, divide: divide.sides },
    print: fingerprintOf(
      JSON.stringify([FOLDER, NEWEST_EDITION, block.text, attack.text, divide.text]),
    ),
  };
}

function readSides(text: string, file: string, { cards }: CardsRead): Sides {
  const scenario = readScenario(text, file, cards, { kind: 'pieces' });
  if (!scenario.ok) throw new Error(scenario.error.map(inWords).join('\n'));
  return sidesOf(scenario.value.setup);
}

const inWords = ({ file, line, column, code, found }: Issue): string =>
  `${file}:${line}:${column} ${code} ${found}`;
