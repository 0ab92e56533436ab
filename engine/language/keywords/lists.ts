import { type Keyword, type KeywordsWith, MEANINGS } from './index.ts';
import type { ActivatedKeyword, KeywordMeaning, WayToCastKeyword } from './meaning.ts';

/** Every keyword with its meaning, in the order in which they are listed. */
export const EVERY_KEYWORD: readonly (KeywordMeaning & { readonly keyword: Keyword })[] =
  Object.keys(MEANINGS)
    .filter(isKeyword)
    .map((keyword) => ({ ...MEANINGS[keyword], keyword }));

/** The keywords stand in the order of the alphabet. */
export const KEYWORDS: readonly Keyword[] = EVERY_KEYWORD.map(({ keyword }) => keyword).toSorted();

/** Nothing where it is left out of what a browser loads. */
export const meaningOf = (keyword: Keyword): KeywordMeaning | undefined => MEANINGS[keyword];

/** The keywords that are written in that shape. */
export const keywordsWritten = (shape: KeywordMeaning['shape']): readonly Keyword[] =>
  KEYWORDS.filter((keyword) => MEANINGS[keyword].shape === shape);

/** Those that are read as the activated ability that they stand for. */
export const ACTIVATED_KEYWORDS: readonly KeywordsWith<ActivatedKeyword>[] =
  KEYWORDS.filter(isActivated);

/** CR 601.2b: those that are announced as the card is cast. */
export const WAYS_TO_CAST: readonly WayToCast[] = KEYWORDS.filter(isWayToCast);
export type WayToCast = KeywordsWith<WayToCastKeyword>;

/** CR 608.2g: by what a card in exile may be cast as an ability of it resolves: a keyword, or being a defeated Siege. */
export const CAST_FROM_EXILE = [
  'madness',
  'rebound',
  'siege',
  'suspend',
] as const satisfies readonly (Keyword | 'siege')[];
export type CastFromExile = (typeof CAST_FROM_EXILE)[number];

function isKeyword(word: string): word is Keyword {
  return Object.hasOwn(MEANINGS, word);
}

function isWayToCast(keyword: Keyword): keyword is WayToCast {
  return 'paid' in MEANINGS[keyword];
}

function isActivated(keyword: Keyword): keyword is KeywordsWith<ActivatedKeyword> {
  return MEANINGS[keyword].shape === 'activated';
}
