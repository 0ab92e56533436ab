import type { Filter } from '../language/filter.ts';
import type { Attacked } from '../language/restriction.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { readCost } from './cost.ts';
import { readFilter } from './filterWords.ts';
import { formsOf, type Word } from './span.ts';

/** What stands in a phrase where a capital stands in its pattern. */
export interface Slots {
  readonly N?: number;
  readonly C?: string;
  readonly A?: Attacked;
  /** Mana, a letter for each. */
  readonly M?: string;
  readonly Q?: Filter;
  /** The name of somebody or something. */
  readonly W?: Word;
}

type Slot = keyof Slots;

/** Something that a line can say, by its pattern: `rampage N`, `protection from Q`, `goaded by W`. */
export interface Phrase {
  readonly pattern: string;
  readonly parts: readonly (string | { readonly slot: Slot })[];
}

export const phrase = (pattern: string): Phrase => ({
  pattern,
  parts: pattern
    .split(' ')
    .flatMap((part): Phrase['parts'] => (isSlot(part) ? [{ slot: part }] : formsOf(part))),
});

/** Things that are said, by how their phrases begin, so that of many only a few are held against a text. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly T[]>;

export const byBeginning = <T extends { readonly phrase: Phrase }>(
  all: readonly T[],
): PhraseIndex<T> =>
  Map.groupBy(all, ({ phrase: { parts } }) => {
    const [first = ''] = parts;
    return typeof first === 'string' ? first : NUMBER;
  });

const NUMBER = '0';

/** The longest of them that the words from `at` on are. */
export function longestAt<T extends { readonly phrase: Phrase }>(
  words: readonly Word[],
  at: number,
  all: PhraseIndex<T>,
): (Matched & { readonly one: T }) | undefined {
  const form = words[at]?.form ?? '';
  let best: (Matched & { readonly one: T }) | undefined;
  const isNumber = numberIn(form) !== undefined;
  for (const one of [...(all.get(form) ?? []), ...(isNumber ? (all.get(NUMBER) ?? []) : [])]) {
    const found = matched(words, at, one.phrase);
    if (found !== undefined && found.to > (best?.to ?? at)) best = { ...found, one };
  }
  return best;
}

interface Matched {
  readonly slots: Slots;
  /** The word after those that were matched. */
  readonly to: number;
}

/** The words from `at` on as the phrase, if they are it. */
function matched(words: readonly Word[], at: number, { parts }: Phrase): Matched | undefined {
  let so: Matched = { slots: {}, to: at };
  for (const part of parts) {
    const next =
      typeof part === 'string' ? literally(words, so, part) : filled(words, so, part.slot);
    if (next === undefined) return undefined;
    so = next;
  }
  return so;
}

const isSlot = (part: string): part is Slot => /^[NCAMQW]$/.test(part);

/** A number in figures, or a small one in words. */
export function numberIn(form: string): number | undefined {
  if (/^\d{1,9}$/.test(form)) return Number(form);
  const n = NUMBER_WORDS.indexOf(form);
  return n < 0 ? undefined : n + 1;
}

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

const numbered = (n: number | undefined): Slots | undefined =>
  n === undefined ? undefined : { N: n };

const literally = (words: readonly Word[], so: Matched, form: string): Matched | undefined =>
  words[so.to]?.form === form ? { ...so, to: so.to + 1 } : undefined;

function filled(words: readonly Word[], { slots, to }: Matched, slot: Slot): Matched | undefined {
  const word = words[to];
  if (word === undefined) return undefined;
  const one = (more: Slots | undefined): Matched | undefined =>
    more && { slots: { ...slots, ...more }, to: to + 1 };
  switch (slot) {
    case 'N':
      return one(numbered(numberIn(word.form)));
    case 'C': {
      const cost = readCost(word.text);
      return one(cost === undefined ? undefined : { C: cost });
    }
    case 'M':
      return one(/^[wubrgc]{1,20}$/.test(word.form) ? { M: word.form.toUpperCase() } : undefined);
    case 'A':
      return attackedFrom(words, { slots, to });
    case 'W':
      // A sign alone is nobody’s name, and a plus would part things where it is written again.
      return one(/[\p{L}\p{N}]/u.test(word.form) ? { W: word } : undefined);
    case 'Q': {
      const read = readFilter(words, to);
      return read && { slots: { ...slots, Q: read.filter }, to: read.to };
    }
  }
}

/** What is attacked, as abilities name it. */
export const ATTACKED: { readonly [A in Attacked]: string } = {
  youOrYours: 'you or yours',
  you: 'you',
  source: 'this',
  thatPlayer: 'that player',
};

const BY_WORDS = keysOf(ATTACKED).map((code) => ({ code, forms: formsOf(ATTACKED[code]) }));

function attackedFrom(words: readonly Word[], { slots, to }: Matched): Matched | undefined {
  const found = BY_WORDS.find(({ forms }) =>
    forms.every((form, index) => words[to + index]?.form === form),
  );
  return found && { slots: { ...slots, A: found.code }, to: to + found.forms.length };
}
