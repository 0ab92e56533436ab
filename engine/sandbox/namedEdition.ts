import { type EditionId, isEditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { Board } from './board.ts';

/** The board by the rules of a day, which its line names from then on; or by the newest, whichever they are. */
export function ruledBy(
  { namesEdition: _, ...board }: Board,
  edition: EditionId | 'newest',
): Board {
  if (edition === 'newest') return { ...board, edition: NEWEST_EDITION };
  return edition === NEWEST_EDITION
    ? { ...board, edition, namesEdition: true }
    : { ...board, edition };
}

/** The edition that a line names, as `writeLine` writes it; undefined where it goes by the newest. */
export function editionNamedIn(line: string): EditionId | undefined {
  const [, named = ''] = NAMED.exec(line) ?? [];
  return isEditionId(named) ? named : undefined;
}

/** A line as `writeLine` writes it, that says of which day its rules are: what it names already stays. */
export const namingEdition = (line: string, edition: EditionId): string =>
  editionNamedIn(line) === undefined ? `rules ${edition}; ${line}` : line;

/** A line as `writeLine` writes it, by the newest rules, whichever they are. */
export const namingNoEdition = (line: string): string =>
  editionNamedIn(line) === undefined ? line : line.replace(NAMED, '');

const NAMED = /^rules (\S+)(?:; |$)/;
