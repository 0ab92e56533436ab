import type { ExportingWords } from '../../i18n/exportWords.ts';
import type { ExportedQuestion, ExportedSet } from '../exportedSet.ts';
import type { Format } from './format.ts';
import { pictureOf } from './pictures.ts';

/** Raised whenever a file of the new kind is not one of the old. */
export const VERSION = 1;

/** What a file holds; its schema is published with the site. */
export interface SetFile extends Omit<ExportedSet, 'questions'> {
  readonly $schema: string;
  readonly version: typeof VERSION;
  readonly questions: readonly PicturedQuestion[];
}

interface PicturedQuestion extends ExportedQuestion {
  /** An SVG. */
  readonly picture: string;
}

/** For programs: all that is known of each question, under the schema that stands at such an address. */
export const jsonUnder = (schema: string): Format => ({
  ending: 'json',
  type: 'application/json',
  write: (set, words) => `${JSON.stringify(fileOf(set, schema, words), undefined, 2)}\n`,
});

const fileOf = (set: ExportedSet, schema: string, words: ExportingWords): SetFile => ({
  $schema: schema,
  version: VERSION,
  ...set,
  questions: set.questions.map((question, place) => ({
    ...question,
    picture: pictureOf(question, place, words),
  })),
});
