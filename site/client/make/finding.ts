import type { CatalogueItem } from '../../view/catalogueItem.ts';
import type { MakeDetails } from '../../view/makeDetails.ts';
import { isMade } from '../deal/made.ts';

export interface Wish {
  /** What is typed: words of a title, names of cards, keywords and mistakes, numbers of rules. */
  readonly text: string;
  /** As it stands in addresses; empty where any will do. */
  readonly topic: string;
  /** 1 to 5; nothing where any will do. */
  readonly level: number | undefined;
  /** How it is answered; empty where any way will do. */
  readonly kind: string;
}

/** What is known of what a catalogue has. */
export interface Known {
  readonly catalogue: readonly CatalogueItem[];
  readonly details: MakeDetails;
  /** What mistakes are called, by how they stand in addresses. */
  readonly mistakes: { readonly [slug: string]: string };
  /** By which words, besides, boards are found that are made from a seed. */
  readonly madeWords: string;
}

/** What a catalogue has for a wish, in its order. */
export function found(
  { text, topic, level, kind }: Wish,
  { catalogue, details, mistakes, madeWords }: Known,
): readonly CatalogueItem[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return catalogue.filter((item) => {
    const [way, , more = ''] = details[item.at] ?? [];
    if (topic !== '' && !item.topics.includes(topic)) return false;
    if (level !== undefined && item.level !== level) return false;
    if (kind !== '' && way !== kind) return false;
    if (words.length === 0) return true;
    const about = item.mistakes.map((slug) => mistakes[slug] ?? slug);
    const made = isMade(item) ? madeWords : '';
    const said = plain([item.title, item.at, more, made, ...about].join(' '));
    return words.every(
      (word) => said.includes(word) || item.rules.some((rule) => rule.startsWith(word)),
    );
  });
}

/** The text as people type it, who leave out accents and capitals. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
