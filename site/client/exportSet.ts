// What a set is made into when that is asked for: paper, or a file.

import { markedByHand } from '../exports/byHand.ts';
import type { ExportedSet, SetOrder } from '../exports/exportedSet.ts';
import { anki } from '../exports/formats/anki.ts';
import type { Format } from '../exports/formats/format.ts';
import { gift } from '../exports/formats/gift.ts';
import { jsonUnder } from '../exports/formats/json.ts';
import { moodle } from '../exports/formats/moodle.ts';
import { numbered } from '../exports/formats/pictures.ts';
import { qti } from '../exports/formats/qti.ts';
import { printed } from '../exports/paper/printed.ts';
import type { ExportFormat, ExportingWords } from '../i18n/exportWords.ts';
import { collect } from '../questions/exported/collect.ts';
import type { PageAt } from '../questions/exported/pages.ts';
import { fileName } from './fileName.ts';
import { ruledOn } from './ruledOn.ts';

/** What is to be made, and of what. */
export interface ExportOrder {
  readonly as: ExportFormat | 'paper';
  readonly set: SetToExport;
  readonly pageAt: PageAt;
  /** Where the JSON Schema of the files stands. */
  readonly schema: string;
  readonly words: ExportingWords;
}

/** A set as its page has it. */
export interface SetToExport {
  readonly title: string;
  /** Where it is practised. */
  readonly link: string;
  readonly order: SetOrder;
  readonly boards: readonly string[];
  /** What of it there is no more, by name. */
  readonly gone: readonly string[];
  readonly nameOf: (href: string) => string;
}

export type ExportResult =
  /** What came of it, in a sentence, and the boards that could not be had. */
  | { readonly kind: 'made'; readonly said: string; readonly missing: readonly string[] }
  /** What is to be known before it is made. */
  | { readonly kind: 'asked'; readonly said: string; readonly goOn: () => ExportResult };

/** Makes it, or asks first; `tell` hears how far it is. */
export async function exportSet(
  order: ExportOrder,
  tell: (said: string) => void,
): Promise<ExportResult> {
  const { as, pageAt, words } = order;
  const { title, link, boards, gone, nameOf } = order.set;
  const { questions, missing } = await collect(boards, { pageAt, rule: ruledOn }, (count) =>
    tell(filled(words.loading, { k: count + 1, n: boards.length })),
  );
  if (questions.length === 0) return { kind: 'made', said: words.nothing, missing: [] };
  const set: ExportedSet = {
    title,
    language: document.documentElement.lang,
    link,
    order: order.set.order,
    questions,
    missing: [...gone, ...missing.map(nameOf)],
  };
  const byHand = markedByHand(questions, as);
  const goOn = (): ExportResult => ({ kind: 'made', said: made(set, order), missing });
  if (byHand.length === 0) return goOn();
  const list = byHand.map((place) => `${numbered(place, words)} (${questions[place]?.title})`);
  const counts = { k: byHand.length, n: questions.length };
  const system = as === 'qti' ? 'QTI' : 'Moodle';
  const said = filled(words.byHand, { ...counts, system, list: list.join(', ') });
  return { kind: 'asked', said, goOn };
}

/** Makes it, and says what it is. */
function made(set: ExportedSet, { as, schema, words }: ExportOrder): string {
  const n = set.questions.length;
  if (as === 'paper') {
    printed(set, words);
    return filled(words.laid, { n });
  }
  const file = saved(set, formatOf(as, new URL(schema, location.href).href), words);
  const said = filled(words.made, { n, file });
  // A test of QTI says it by itself.
  const isToBeSaid = set.order === 'shuffled' && (as === 'gift' || as === 'moodle');
  return isToBeSaid ? `${said} ${words.shuffleThere}` : said;
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

const filled = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
