// Codes in whatever they were pasted in: a chat's log, a column of a spreadsheet, mails with words around. Nothing that
// looks like one is passed over.
import { type ReadCode, readCode } from './resultCode.ts';

/** Where in the text something stands that is a code, or looks like a part of one. */
interface PastedPlace {
  /** From 1. */
  readonly line: number;
  /** What stands before it on its line, or on the line before: it may tell whose it is. */
  readonly before: string;
  /** Without the breaks, signs of quoting and letters that nobody sees. */
  readonly code: string;
}

export type PastedCode = PastedPlace &
  (
    | ReadCode
    /** It looks like a part of a code whose beginning is missing. */
    | { readonly kind: 'headless' }
    /** The same as another, on which line. */
    | { readonly kind: 'twice'; readonly first: number }
  );

/** All codes in a text, in its order, and what is wrong with those that can't be read. */
export async function codesIn(text: string): Promise<readonly PastedCode[]> {
  const begun = begunIn(text);
  const read = await Promise.all(begun.map(readBegun));
  const headless = headlessIn(maskedBy(text, begun)).map(
    ({ at, code }): PastedCode => ({ ...placeOf(text, at), code, kind: 'headless' }),
  );
  const all = begun.flatMap(({ at }, nth) => {
    const one = read[nth];
    return one === undefined ? [] : [{ at, found: { ...placeOf(text, at), ...one } }];
  });
  const found = [...all.map(({ found: one }) => one), ...headless].toSorted(
    (a, b) => a.line - b.line,
  );
  return found.map((one, nth) => {
    const same = found.findIndex(({ code }) => code === one.code);
    const first = found[same];
    return one.kind === 'sent' && first !== undefined && same < nth
      ? { line: one.line, before: one.before, code: one.code, kind: 'twice', first: first.line }
      : one;
  });
}

/** From where a code begins: its letters, in the pieces that breaks leave of it. */
interface BegunCode {
  readonly at: number;
  readonly to: number;
  readonly pieces: readonly string[];
  readonly isEnded: boolean;
}

const BEGINNING = /R509-/gi;
/** What mails and chats put between letters: breaks, signs of quoting, and letters that nobody sees. */
const BETWEEN = /^(?:=?[\s>|]+|[\u{200B}-\u{200F}\u{2028}-\u{202F}\u{2060}\u{FEFF}\u{AD}]+)/u;
const PIECE = /^[\w-]+/;

function begunIn(text: string): readonly BegunCode[] {
  const places = [...text.matchAll(BEGINNING)].map(({ index }) => index);
  return places.map((at, nth) => begunAt(text.slice(0, places[nth + 1] ?? text.length), at));
}

function begunAt(text: string, at: number): BegunCode {
  const pieces: string[] = [];
  let rest = text.slice(at);
  for (;;) {
    const piece = PIECE.exec(rest)?.[0] ?? '';
    if (piece !== '') pieces.push(piece);
    rest = rest.slice(piece.length);
    const between = BETWEEN.exec(rest)?.[0] ?? '';
    if (piece === '' && between === '') break;
    rest = rest.slice(between.length);
  }
  return { at, to: text.length - rest.length, pieces, isEnded: rest.startsWith('.') };
}

/** So many pieces a code is looked for in, where words may follow it without a full stop between. */
const MOST_PIECES = 80;

/** Words behind a code look like letters of it, so that it is read with fewer and fewer of them. */
async function readBegun({
  pieces,
  isEnded,
}: BegunCode): Promise<ReadCode & Pick<PastedPlace, 'code'>> {
  const whole = `${pieces.join('')}${isEnded ? '.' : ''}`;
  const read = await readCode(whole);
  if (read.kind === 'sent' || read.kind === 'version') return { ...read, code: asMade(whole) };
  for (let count = Math.min(pieces.length, MOST_PIECES); count > 0; count -= 1) {
    const code = `${pieces.slice(0, count).join('')}.`;
    const shorter = await readCode(code);
    if (shorter.kind === 'sent') return { ...shorter, code: asMade(code) };
  }
  return { ...read, code: whole };
}

/** Without what stands behind it: so two that are the same are known as such. */
function asMade(code: string): string {
  const { head, length } = /^(?<head>R509-2-\w{7}-(?<length>\w{1,4})-)/.exec(code)?.groups ?? {};
  return head === undefined
    ? code
    : `${code.slice(0, head.length + Number.parseInt(length ?? '', 36))}.`;
}

/** Codes that have begun, addresses and the like are out of sight; every letter keeps its place. */
function maskedBy(text: string, begun: readonly BegunCode[]): string {
  const without = begun.reduce(
    (left, { at, to }) => `${left.slice(0, at)}${'.'.repeat(to - at)}${left.slice(to)}`,
    text,
  );
  return without.replaceAll(/\S*(?::\/\/|www\.|@)\S*/g, (word) => '.'.repeat(word.length));
}

/** A long run of capitals, small letters and digits, over lines that were broken. */
const LOOKS_LIKE_ONE = /[\w-]{24,}(?:[\s>|=]+[\w-]{24,})*/g;

const headlessIn = (text: string): readonly { readonly at: number; readonly code: string }[] =>
  [...text.matchAll(LOOKS_LIKE_ONE)]
    .filter(([run]) => [/[A-Z]/, /[a-z]/, /\d/].every((kind) => kind.test(run)))
    .map(({ index, 0: run }) => ({ at: index, code: run.replaceAll(/[\s>|=]/g, '') }));

/** So many letters tell whose it is. */
const MOST_BEFORE = 40;

function placeOf(text: string, at: number): Omit<PastedPlace, 'code'> {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  const words = (line: string | undefined): string =>
    (line ?? '').replaceAll(/^[\s>|"]+|[\s"]+$/g, '');
  const before = words(lines.at(-1)) || words(lines.at(-2));
  return {
    line: lines.length,
    before: /[\w-]{24}/.test(before) ? '' : [...before].slice(-MOST_BEFORE).join(''),
  };
}
