// Cards that no board here has: a name of theirs leads to a board of one's own with them.
import type { Card } from '#engine';
import { toFragment } from '#engine/sandbox';
import { wordsOf } from '../../search/wordsOf.ts';
import { CardParts } from '../sandbox/cardParts.ts';
import type { OtherCard } from './protocol.ts';

interface Seeking {
  readonly language: string;
  /** Below which the site lies. */
  readonly base: string;
  /** In which parts names are looked for. */
  readonly words: readonly string[];
  readonly most: number;
}

/** As many words as the name of a card may have before somebody rather asks something. */
const MOST_WORDS = 5;

let parts: CardParts | undefined;

/** Those whose names begin with all the words that were typed, but for one slip; rejects where they can't be fetched. */
export async function cardsCalled(
  text: string,
  { language, base, words, most }: Seeking,
): Promise<readonly OtherCard[]> {
  const typed = wordsOf(text);
  if (typed.length > MOST_WORDS || typed.every((word) => /^\d/.test(word))) return [];
  parts ??= new CardParts(new URL(`${base}sandbox/cards.json`, self.location.href).href, words);
  const cards = await parts.beginning(text, most);
  return cards.filter((card) => isCalled(card, typed)).map((card) => foundCard(card, language));
}

const isCalled = ({ names }: Card, typed: readonly string[]): boolean =>
  Object.values(names).some((name) => {
    const words = wordsOf(name);
    const missing = typed.filter((one) => !words.some((word) => word.startsWith(one)));
    return missing.length === 0 || (missing.length === 1 && typed.length > 2);
  });

function foundCard({ id, names }: Card, language: string): OtherCard {
  const name = new Map(Object.entries(names)).get(language) ?? names.en;
  return { name, english: names.en, fragment: toFragment(`Ada: ${id}; Nil:`) };
}
