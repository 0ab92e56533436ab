import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Sketch } from './sketch.ts';
import { wordsOf } from './words.ts';

// Both files were made by tools/sketchSource.ts and hold bits alone, no word of a source. Their sizes leave less than
// half of the bits set, so that a run of eight words, which is three phrases, is taken for the rules’ by chance less
// than once in two million, and a sentence for a card’s once in a million.

/** The phrases of the Comprehensive Rules of eight days, from 2007 to 2026: 175,000 phrases of six words. */
export const RULES: Sketch = { bits: bitsOf('rulesPhrases'), probes: 7 };

/** The sentences of eight words or more on 31,000 cards: 36,000. */
export const CARDS: Sketch = { bits: bitsOf('cardSentences'), probes: 20 };

/** Terms that can't be said otherwise: the rules’ own names for things. */
export const FIXED_TERMS: readonly (readonly string[])[] = z
  .array(z.string())
  .parse(parse(readFileSync(new URL('./fixedTerms.yaml', import.meta.url), 'utf8')))
  .map((term) => wordsOf(term).map(({ word }) => word));

function bitsOf(name: string): Uint8Array {
  return readFileSync(new URL(`./${name}.bin`, import.meta.url));
}
