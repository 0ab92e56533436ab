import { COMMA, itemsIn, PLUS } from './itemsIn.ts';
import { lessonIn } from './lessonWords.ts';
import type { Lexicon } from './lexicon.ts';
import { normalized } from './normalized.ts';
import { isSaidOf, readItem } from './readItem.ts';
import { isDeed, type Section, sectionsOf } from './sections.ts';
import { type Span, splitFull } from './span.ts';

/** So many names of one text are looked for: nobody types more of them at once. */
const MOST = 60;

/**
 * What in a text may be the name of a card that the lexicon does not have, each from where it would begin. Of what is
 * understood as it is nothing is: so what a line means does not hang on which cards are there.
 */
export function namesSought(pasted: string, lexicon: Lexicon): readonly string[] {
  const known = { ...lexicon };
  const spans = sectionsOf(lessonIn(normalized(pasted)).line).flatMap(spansIn);
  const names = spans.flatMap((span) =>
    itemsIn(span, known).flatMap((item) => namesIn(item, known)),
  );
  return [...new Set(names)].slice(0, MOST);
}

function spansIn(section: Section): readonly Span[] {
  if (section.kind === 'side') return [section.header.rest];
  if (section.kind === 'items') return [section.span];
  return isDeed(section) ? [section.what] : [];
}

/** An item that is not understood may begin with a name, and so may what stands after its commas. */
function namesIn(item: Span, lexicon: Lexicon): readonly string[] {
  if (readItem(item, lexicon).slips.length === 0) return [];
  const starts = [...item.text.matchAll(COMMA)].map((comma) => comma.index + comma[0].length);
  const [whole = item] = splitFull(item, PLUS);
  const later = starts
    .map((start) => ({ text: item.text.slice(start), at: item.at + start }))
    .filter((part) => !isSaid(part, lexicon));
  return [whole, ...later].flatMap(({ text }) => {
    const name = text.replace(TIMES, '');
    return IS_NO_NAME.test(name) ? [] : [name];
  });
}

/** Up to its next comma it is said of something, or is a card that is known. */
function isSaid({ text, at }: Span, lexicon: Lexicon): boolean {
  const [head = ''] = text.split(',');
  const part = { text: head.trim(), at };
  return part.text === '' || isSaidOf(part, lexicon) || readItem(part, lexicon).slips.length === 0;
}

/** How often something is there, in figures. */
const TIMES = /^\s*(?:\d{1,9}\s*[x×]\s*|\d{1,9}\s+)/i;
/** It begins with a size, a sign or a tag. */
const IS_NO_NAME = /^\s*(?:[-+]?\d+\/[-+]?\d|[^\p{L}\p{N}]|\p{L}\d+(?![\p{L}\p{N}])|$)/u;
