import type { Color, Filter, Keyword, KeywordAbility } from '../../engine.ts';
import type { Grammar } from '../wording/grammar.ts';
import type { SentencesOf, Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import type { NounPhrases } from './nounPhrases.ts';
import { isAnyColor } from './oneOption.ts';
import { isOfOpponents } from './references.ts';

/** As a card prints it, or as something that is had, gained or lost. */
type Voice = 'printed' | 'had';
type Shape = 'plain' | 'cost' | 'counted' | 'landwalk' | 'bandsWithOther' | 'from';

/** What a language has for a keyword with what it is of. */
export interface KeywordLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly sentences: SentencesOf<Shape>;
  readonly name: (keyword: Keyword, voice: Voice) => string;
  readonly mana: (cost: string) => string;
  readonly colors: { readonly [C in Color]: string };
}

/** `flying`, `bushido 1`, `islandwalk`, `protection from red` */
export const keywordIn =
  (l: KeywordLanguage) =>
  (ability: KeywordAbility, voice: Voice = 'printed'): string =>
    say(l.sentences, shapeOf(ability), slotsOf(ability, voice, l), l.grammar);

function shapeOf({ keyword, quality, n, cost }: KeywordAbility): Shape {
  if (cost !== undefined) return 'cost';
  if (n !== undefined) return 'counted';
  if (quality === undefined) return 'plain';
  return keyword === 'landwalk' || keyword === 'bandsWithOther' ? keyword : 'from';
}

function slotsOf(ability: KeywordAbility, voice: Voice, l: KeywordLanguage): Slots {
  const { keyword, quality = {}, n, cost } = ability;
  const { bare, several, all } = l.nouns;
  const { subtype, noneOf: _, ...rest } = quality;
  const lands: Filter = subtype === undefined ? { type: 'land', ...quality } : { subtype };
  return {
    voice,
    name: l.name(keyword, voice),
    n,
    cost: cost === undefined ? undefined : l.mana(cost),
    land: bare(lands, 'permanent'),
    lands: several(lands, 'permanent'),
    creatures: several(quality),
    others: several({ ...quality, other: true }),
    of: sortOf(quality),
    color: quality.color === undefined ? undefined : l.colors[quality.color],
    kind: several(quality, 'permanent'),
    colored: several(rest, 'permanent'),
    all: all(quality, 'permanent'),
  };
}

/** What is not said as objects that are so. */
function sortOf(
  quality: Filter,
): 'anyColor' | 'color' | 'colored' | 'everything' | 'opponents' | undefined {
  if (quality.color !== undefined && Object.keys(quality).length === 1) return 'color';
  if (isAnyColor(quality)) return 'anyColor';
  // CR 702.16k
  if (isOfOpponents(quality)) return 'opponents';
  if (Object.keys(quality).length === 0) return 'everything';
  const [none = {}, ...more] = quality.noneOf ?? [];
  return none.colorless && more.length === 0 ? 'colored' : undefined;
}
