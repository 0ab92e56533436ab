import type { z } from 'zod';
import { kebab } from '../vocabulary/spelling.ts';
import { type Filter, filter } from './filter.ts';
import { heads, manaCost, mapping, positive, wordOf } from './form.ts';
import type { Takes } from './hint.ts';
import { type Keyword, MEANINGS } from './keywords/index.ts';
import { ACTIVATED_KEYWORDS, keywordsWritten } from './keywords/lists.ts';
import { type Shape, writtenWith } from './keywords/meaning.ts';

/** A keyword, with what stands with it. */
export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
  /** Landwalk: the land; protection: what from. */
  readonly quality?: Filter;
  /** Bushido 1, toxic 2: the number. */
  readonly n?: number;
  /** Evoke {5}{W}: the mana cost. */
  readonly cost?: string;
}

type Branch = readonly [Takes, z.ZodType];

/** With what a keyword stands, by its shape. */
const WRITTEN: {
  readonly [S in Exclude<Shape, 'plain'>]: (
    keyword: Keyword,
    head: string,
  ) => z.ZodType<KeywordAbility>;
} = {
  numbered: (keyword, head) =>
    mapping({ [head]: positive }).transform((form) => ({
      kind: 'keyword',
      keyword,
      n: form[head] ?? 1,
    })),
  costed: (keyword, head) =>
    mapping({ [head]: manaCost }).transform((form) => ({
      kind: 'keyword',
      keyword,
      cost: form[head] ?? '',
    })),
  numberedAndCosted: (keyword, head) =>
    mapping({ [head]: positive, cost: manaCost }).transform((form) => ({
      kind: 'keyword',
      keyword,
      n: Number(form[head]),
      cost: String(form.cost),
    })),
  qualified: (keyword, head) =>
    mapping({ [head]: filter }).transform((form) => ({
      kind: 'keyword',
      keyword,
      quality: form[head] ?? {},
    })),
};

const written = (shape: keyof typeof WRITTEN): readonly Branch[] =>
  keywordsWritten(shape).map((keyword) => {
    const head = kebab(keyword);
    return [heads(head), WRITTEN[shape](keyword, head)];
  });

/** CR 602.1: a keyword that stands for an activated ability is read as that ability. */
const activated: readonly Branch[] = ACTIVATED_KEYWORDS.map((keyword) => {
  const head = kebab(keyword);
  return [
    heads(head),
    mapping({ [head]: manaCost }).transform((form) =>
      MEANINGS[keyword].activates(
        writtenWith({ kind: 'keyword', keyword, cost: form[head] ?? '' }),
      ),
    ),
  ];
});

/** CR 702.11d: `{ hexproof: { color: black } }` is a variant of what is written without a quality. */
const variants: readonly Branch[] = [
  [heads('hexproof'), WRITTEN.qualified('hexproof', 'hexproof')],
];

/** `menace`, `{ bushido: 1 }`, `{ suspend: 6, cost: '{R}' }`, `{ landwalk: { subtype: island } }`, `{ equip: '{2}' }`. */
export const keywordForms: readonly Branch[] = [
  [
    'word',
    wordOf(keywordsWritten('plain')).transform(
      (keyword): KeywordAbility => ({ kind: 'keyword', keyword }),
    ),
  ],
  ...written('numbered'),
  ...written('costed'),
  ...written('numberedAndCosted'),
  ...written('qualified'),
  ...variants,
  ...activated,
];
