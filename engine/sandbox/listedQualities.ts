import { SUPERTYPES } from '../vocabulary/characteristics.ts';
import { BETWEEN, isQualityAt, OF_OTHERS, readFilter } from './filterWords.ts';
import { type Note, type Slip, slipIn } from './parseIssue.ts';
import { type Span, split, splitFull, type Word, wordsOf } from './span.ts';
import { inOwnWords } from './vocabulary.ts';

/**
 * The parts between commas, with one for all that is listed: `protection from white, black and red`. A quality
 * alone behind what something is protected from may be one more, or its own: it is noted, with both offered.
 */
export function listedTogether(
  whole: Span,
  ofLanguage: ReadonlyMap<string, string>,
  note: Note,
): readonly Span[] {
  const spans = splitFull(whole, /,/g);
  if (spans.length === 1) return spans;
  const parts = spans.map((span) => ({ span, words: inOwnWords(wordsOf(span), ofLanguage) }));
  return joined(parts, { whole, ofLanguage, note });
}

interface Part {
  readonly span: Span;
  readonly words: readonly Word[];
}

interface Of {
  readonly whole: Span;
  readonly ofLanguage: ReadonlyMap<string, string>;
  readonly note: Note;
}

function joined(parts: readonly Part[], of: Of): readonly Span[] {
  const out: Span[] = [];
  for (let at = 0; at < parts.length; ) {
    const rest = parts.slice(at);
    const [first, next] = rest;
    if (first === undefined) break;
    const head = openIn(first);
    const last = head === undefined ? 0 : endOfList(rest);
    out.push(last > 0 ? together(rest.slice(0, last + 1), of.whole) : first.span);
    if (last === 0 && head !== undefined && next !== undefined && isOneAlone(next.words))
      of.note(eitherOf(next.span, head, of));
    at += last + 1;
  }
  return out;
}

/** Its own, or one more. */
const eitherOf = (quality: Span, head: string, of: Of): Slip =>
  slipIn('unknownWord', quality, [
    `${head} ${quality.text}`,
    `${quality.text} ${creatureIn(of.ofLanguage)}`,
  ]);

const creatureIn = (ofLanguage: ReadonlyMap<string, string>): string =>
  [...ofLanguage].find(([, code]) => code === 'creature')?.[0] ?? 'creature';

/** As they were typed, the words before a quality with which a part ends, from which or by which something is. */
function openIn({ span: { text, at }, words }: Part): string | undefined {
  const of = words.findLastIndex(({ form }) => OF_OTHERS.has(form));
  const [before, last] = words.slice(of - 1, of + 1);
  const isOpen = of > 0 && readFilter(words, of + 1)?.to === words.length;
  return isOpen && before && last ? text.slice(before.at - at, last.end - at) : undefined;
}

/** Which part ends the list that the first begins; 0 where none does. */
function endOfList(parts: readonly Part[]): number {
  for (const [nth, { words }] of parts.entries()) {
    if (nth === 0) continue;
    if (!isAllQualities(words, 0)) return 0;
    if (words.some(({ form }) => BETWEEN.has(form))) return nth;
  }
  return 0;
}

/** Whether the words from one on are qualities, and no more: `black`, `and from black`, `black and red`. */
function isAllQualities(words: readonly Word[], at: number): boolean {
  const said = BETWEEN.has(words[at]?.form ?? '') ? at + 1 : at;
  const quality = words[said]?.form === 'from' ? said + 1 : said;
  const to = isQualityAt(words, quality) ? readFilter(words, quality)?.to : undefined;
  if (to === undefined || to === words.length) return to !== undefined;
  return BETWEEN.has(words[to]?.form ?? '') && isAllQualities(words, to);
}

/** A color, a subtype or a type alone, which no more words give to one or the other. */
const isOneAlone = (words: readonly Word[]): boolean =>
  words.length === 1 && isQualityAt(words, 0) && !OWN.has(words[0]?.form ?? '');

/** What is described is one already, or nothing is protected from it alone. */
const OWN: ReadonlySet<string> = new Set(['creature', ...SUPERTYPES]);

function together(parts: readonly Part[], whole: Span): Span {
  const [first, last] = [parts[0]?.span ?? whole, parts.at(-1)?.span ?? whole];
  const end = last.at + last.text.length;
  return { at: first.at, text: whole.text.slice(first.at - whole.at, end - whole.at) };
}

/** The words of a part; a comma in it says as much as an `and`. */
export const wordsListed = (part: Span): readonly Word[] =>
  split(part, /,/g).flatMap((one, nth) => {
    const words = wordsOf(one);
    const isJoined = nth === 0 || BETWEEN.has(words[0]?.form ?? '');
    return isJoined ? words : [comma(one), ...words];
  });

function comma({ at }: Span): Word {
  const run = { text: ',', at };
  return { ...run, form: '&', end: at, run };
}
