// What a set is made into when that is asked for: paper, or a file.

import type { ExportedSet } from '../exports/exportedSet.ts';
import { anki } from '../exports/formats/anki.ts';
import type { Format } from '../exports/formats/format.ts';
import { gift } from '../exports/formats/gift.ts';
import { jsonUnder } from '../exports/formats/json.ts';
import { moodle } from '../exports/formats/moodle.ts';
import { qti } from '../exports/formats/qti.ts';
import { printed } from '../exports/paper/printed.ts';
import type { ExportFormat, ExportingWords } from '../i18n/exportWords.ts';
import { collect } from '../questions/exported/collect.ts';
import type { PageAt } from '../questions/exported/pages.ts';

/** What is to be made, and of what. */
export interface ExportOrder {
  readonly as: ExportFormat | 'paper';
  readonly title: string;
  readonly boards: readonly string[];
  readonly pageAt: PageAt;
  /** Where the JSON Schema of the files stands. */
  readonly schema: string;
  readonly words: ExportingWords;
}

/** What came of it: in a sentence, and the boards that are left out. */
export interface ExportResult {
  readonly said: string;
  readonly missing: readonly string[];
}

/** Makes it; `tell` hears how far it is. */
export async function exportSet(
  { as, title, boards, pageAt, schema, words }: ExportOrder,
  tell: (said: string) => void,
): Promise<ExportResult> {
  const { questions, missing } = await collect(boards, pageAt, (count) =>
    tell(filled(words.loading, { k: count + 1, n: boards.length })),
  );
  if (questions.length === 0) return { said: words.nothing, missing: [] };
  const { lang } = document.documentElement;
  const set: ExportedSet = { title, language: lang, link: location.href, questions };
  const n = questions.length;
  if (as === 'paper') {
    printed(set, words);
    return { said: filled(words.laid, { n }), missing };
  }
  const file = saved(set, formatOf(as, new URL(schema, location.href).href), words);
  return { said: filled(words.made, { n, file }), missing };
}

const formatOf = (name: ExportFormat, schema: string): Format =>
  ({ anki, gift, moodle, qti, json: jsonUnder(schema) })[name];

/** Gives the file to the browser to keep, and says what it is called. */
function saved(set: ExportedSet, { ending, type, write }: Format, words: ExportingWords): string {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([write(set, words)], { type }));
  link.download = `${fileName(set.title)}.${ending}`;
  link.click();
  // As soon as the browser has it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return link.download;
}

/** The title in letters that every system takes. */
const fileName = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'rule-509';

const filled = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
