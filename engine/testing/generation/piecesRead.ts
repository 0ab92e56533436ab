import { readFileSync } from 'node:fs';
import type { Pieces, Sides } from '../../generation/pieces.ts';
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

function read(name: keyof Pieces): Sides {
  const file = `scenarios/pieces/1/${name}.yaml`;
  const scenario = readScenario(readFileSync(file, 'utf8'), file, projectCards, { kind: 'pieces' });
  return sidesOf(known(scenario.ok ? scenario.value : undefined, file).setup);
}
