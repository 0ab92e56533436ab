import type { ExportingWords } from '../../i18n/exportWords.ts';
import type { ExportedSet } from '../exportedSet.ts';

/** A format of files: how its files end and what they are, and the set as one of them. */
export interface Format {
  readonly ending: string;
  readonly type: string;
  readonly write: (set: ExportedSet, words: ExportingWords) => string | Uint8Array<ArrayBuffer>;
}
