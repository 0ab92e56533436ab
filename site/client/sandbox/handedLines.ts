import { namingEdition, namingNoEdition } from '#engine/sandbox';
import { isEditionId } from '../../engine.ts';

/** A line as it is handed on: by the rules that it is shown by, for good, or by those of the day. */
export interface HandedLines {
  readonly fixed: string;
  readonly ofDay: string;
}

/** `line` is as `writeLine` writes it; `edition`: by whose rules it is shown. */
export const handedLines = (line: string, edition: string): HandedLines => ({
  fixed: isEditionId(edition) ? namingEdition(line, edition) : line,
  ofDay: namingNoEdition(line),
});
