import { type FirstPart, FORM, type TextPart } from './forms.ts';

/** Why a part of the index is of no use: it is cut or something else, or of another version of the site. */
export type PartTrouble = 'cut' | 'version';

type Read<T> =
  | { readonly kind: 'part'; readonly part: T }
  | { readonly kind: 'trouble'; readonly why: PartTrouble };

/** The first part, of the text that came for it. */
export const readFirst = (text: string): Read<FirstPart> => readPart(text, isFirst);

/** The second part, which goes with no other first part than that of its build. */
export function readTexts(text: string, { version }: Pick<FirstPart, 'version'>): Read<TextPart> {
  const read = readPart(text, isTexts);
  if (read.kind === 'trouble' || read.part.version === version) return read;
  return { kind: 'trouble', why: 'version' };
}

function readPart<T>(text: string, isPart: (read: unknown) => read is T): Read<T> {
  const read = parsed(text);
  if (!isObject(read)) return { kind: 'trouble', why: 'cut' };
  if (read.form !== FORM) return { kind: 'trouble', why: 'version' };
  return isPart(read) ? { kind: 'part', part: read } : { kind: 'trouble', why: 'cut' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFirst = (read: unknown): read is FirstPart =>
  isObject(read) &&
  typeof read.version === 'string' &&
  typeof read.empty === 'string' &&
  typeof read.editions === 'string' &&
  isObject(read.numbers) &&
  [read.pages, read.saidForIt].every(Array.isArray);

const isTexts = (read: unknown): read is TextPart =>
  isObject(read) &&
  typeof read.version === 'string' &&
  typeof read.cardWords === 'string' &&
  Array.isArray(read.pages) &&
  isObject(read.boards) &&
  isObject(read.texts);

const isObject = (read: unknown): read is Readonly<Record<string, unknown>> =>
  typeof read === 'object' && read !== null && !Array.isArray(read);
