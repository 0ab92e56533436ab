import { isOver } from '../scenario/isOver.ts';
import { gameOf, type Line } from '../scenario/line.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** CR 603.7: of what is to trigger later than combat, the sources, each once; none before combat is over. */
export const laterTriggers = (line: Line): readonly ObjectId[] =>
  isOver(line) ? [...new Set(gameOf(line).delayedTriggers.map(({ source }) => source))] : [];
