import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Issue, NEWEST_EDITION, readScenario } from '#engine';
import {
  type BoardPattern,
  type Pieces,
  patternOf,
  type Sides,
  type Stock,
  sidesOf,
} from '#engine/boards';
import { type CardsRead, loadCards } from './cards.ts';
import { fingerprintOf } from './judged/digest.ts';

/** What boards are made of, and a name for the state of each part: another one, other boards. */
export interface PiecesRead extends Stock {
  readonly prints: { readonly standing: string; readonly played: string };
}

/** The folder of pieces that boards are made of as they stand: all ways to make them deal from the first. */
const FOLDER = 1;
/** The folder of patterns of which boards are made that are played on, with what may stand beside. */
const PATTERNS = 'scenarios/pieces/2';

const fileOf = (side: keyof Pieces): string => `scenarios/pieces/${FOLDER}/${side}.yaml`;

/** Reads the pieces and the patterns of the project at `root`; fails with the issues of a file that can't be read. */
export function loadPieces(root: string): PiecesRead {
  const cards = loadCards(root);
  const read = (file: string): { readonly sides: Sides; readonly text: string } => {
    const text = readFileSync(join(root, file), 'utf8');
    return { sides: readSides(text, file, cards), text };
  };
  const [block, attack, divide] = [
    read(fileOf('block')),
    read(fileOf('attack')),
    read(fileOf('divide')),
  ];
  const beside = read(`${PATTERNS}/beside.yaml`);
  const patterns = patternFiles(root).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { pattern: readPattern(text, file, cards), text };
  });
  const printOf = (parts: readonly unknown[]): string => fingerprintOf(JSON.stringify(parts));
  return {
    pieces: { block: block.sides, attack: attack.sides, divide: divide.sides },
    patterns: { patterns: patterns.map(({ pattern }) => pattern), beside: beside.sides },
    prints: {
      standing: printOf([FOLDER, NEWEST_EDITION, block.text, attack.text, divide.text]),
      played: printOf([NEWEST_EDITION, beside.text, ...patterns.map(({ text }) => text)]),
    },
  };
}

/** In the order of their names, so that a seed means the same pattern everywhere. */
const patternFiles = (root: string): readonly string[] =>
  readdirSync(join(root, PATTERNS), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\/[^/]+\.yaml$/.test(name))
    .map((name) => `${PATTERNS}/${name}`)
    .toSorted();

function readSides(text: string, file: string, { cards }: CardsRead): Sides {
  const scenario = readScenario(text, file, cards, { kind: 'pieces' });
  if (!scenario.ok) throw new Error(scenario.error.map(inWords).join('\n'));
  return sidesOf(scenario.value.setup);
}

/** What it is of is the folder that it lies in. */
function readPattern(
  text: string,
  file: string,
  { cards }: Pick<CardsRead, 'cards'>,
): BoardPattern {
  const purpose = { kind: 'ruling', editions: [NEWEST_EDITION] } as const;
  const scenario = readScenario(text, file, cards, purpose);
  if (!scenario.ok) throw new Error(scenario.error.map(inWords).join('\n'));
  return patternOf(file.split('/').at(-2) ?? '', scenario.value);
}

const inWords = ({ file, line, column, code, found }: Issue): string =>
  `${file}:${line}:${column} ${code} ${found}`;
