import { readdirSync, readFileSync } from 'node:fs';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import type { Pieces, Sides } from '../../generation/pieces.ts';
import { type Patterns, patternOf } from '../../generation/played/pattern.ts';
import { sidesOf } from '../../generation/sidesOf.ts';
import { readScenario } from '../../sandbox/readScenario.ts';
import { known } from '../../vocabulary/result.ts';
import { projectCards } from '../boards/cards.ts';

/** The project's pieces, as they stand in its files. */
export const projectPieces = (): Pieces => ({
  block: read('block'),
  attack: read('attack'),
  divide: read('divide'),
});

/** The project's patterns, in the order of their names. */
export const projectPatterns = (): Patterns => ({
  beside: readSides(`${PATTERNS}/beside.yaml`),
  patterns: readdirSync(PATTERNS, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((of) =>
      readdirSync(`${PATTERNS}/${of}`)
        .toSorted()
        .map((name) => readPattern(of, `${PATTERNS}/${of}/${name}`)),
    ),
});

const PATTERNS = 'scenarios/pieces/2';

function readPattern(of: string, file: string) {
  const purpose = { kind: 'ruling', editions: [NEWEST_EDITION] } as const;
  const scenario = readScenario(readFileSync(file, 'utf8'), file, projectCards, purpose);
  return patternOf(of, known(scenario.ok ? scenario.value : undefined, file));
}

const read = (name: keyof Pieces): Sides => readSides(`scenarios/pieces/1/${name}.yaml`);

function readSides(file: string): Sides {
  const scenario = readScenario(readFileSync(file, 'utf8'), file, projectCards, { kind: 'pieces' });
  return sidesOf(known(scenario.ok ? scenario.value : undefined, file).setup);
}
