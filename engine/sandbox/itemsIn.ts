import type { Card } from '../scenario/card.ts';
import type { Lexicon } from './lexicon.ts';
import { beginsWithCard, isSaidOf, readItem } from './readItem.ts';
import { type Span, splitFull } from './span.ts';

/**
 * The items of a list: they stand in lines of their own or with a plus between spaces. What stands after a comma or an
 * `and` is said of what stands before it, unless it can only be another: a second size, or a card.
 */
export const itemsIn = (span: Span, lexicon: Lexicon): readonly Span[] =>
  splitFull(span, PLUS)
    .flatMap((one) => eachOf(one, lexicon))
    .flatMap((one) => splitFull(one, PLUS));

/** Between two items. */
export const PLUS = /(?:^|[\s,])\+(?=\s|$)|[\n\r;]/g;

/** In whatever language an item is said. */
export const COMMA = /(?<!,\s*),(?!\s*,)\s*(?:(?:and|e|y)\s+)?|\s+(?:and|e|y|&)\s+/giu;

function eachOf(item: Span, lexicon: Lexicon): readonly Span[] {
  let from = 0;
  const items: Span[] = [];
  const before = (end: number): string => item.text.slice(from, end);
  const commas = [...item.text.matchAll(COMMA)];
  for (const [nth, comma] of commas.entries()) {
    const start = comma.index + comma[0].length;
    const part = { text: item.text.slice(start, commas[nth + 1]?.index), at: item.at + start };
    if (!isAnother(part, { text: before(comma.index), at: item.at + from }, lexicon)) continue;
    items.push({ text: before(comma.index), at: item.at + from });
    from = start;
  }
  return [...items, { text: item.text.slice(from), at: item.at + from }];
}

function isAnother(part: Span, before: Span, lexicon: Lexicon): boolean {
  if (hasSize(part)) return hasSize(before);
  const card = cardIn(part, lexicon);
  if (card === undefined) return false;
  return isNamed(part, card, lexicon) || cardIn(before, lexicon) !== undefined;
}

function cardIn(item: Span, lexicon: Lexicon): Card | undefined {
  if (!beginsWithCard(item, lexicon)) return undefined;
  const { characteristics, slips } = readItem(item, lexicon);
  const { name } = characteristics;
  return slips.length === 0 && name.kind === 'card' ? lexicon.cards.get(name.card) : undefined;
}

/** `white knight` may be said of a creature; `White Knight` is a card. */
const isNamed = (part: Span, { names }: Card, lexicon: Lexicon): boolean =>
  !isSaidOf(part, lexicon) ||
  Object.values(names).some((name) => name.includes(' ') && part.text.includes(name));

/** A size that stands alone; `+1/+1` is a counter. */
const hasSize = ({ text }: Span): boolean => /(?<!\S)\d{1,9}\/\d{1,9}(?![^\s,])/.test(text);
