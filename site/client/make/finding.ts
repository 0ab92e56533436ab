import type { CatalogueItem } from '../../view/catalogueItem.ts';

export interface Wish {
  /** What is typed: words of a title, numbers of rules, names of mistakes. */
  readonly text: string;
  /** As it stands in addresses; empty where any will do. */
  readonly topic: string;
  /** 1 to 5; nothing where any will do. */
  readonly level: number | undefined;
}

/** What a catalogue has for a wish, in its order. `mistakes`: what they are called, by how they stand in addresses. */
export function found(
  { text, topic, level }: Wish,
  catalogue: readonly CatalogueItem[],
  mistakes: { readonly [slug: string]: string },
): readonly CatalogueItem[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return catalogue.filter((item) => {
    if (topic !== '' && !item.topics.includes(topic)) return false;
    if (level !== undefined && item.level !== level) return false;
    if (words.length === 0) return true;
    const about = [item.title, item.at, ...item.mistakes.map((slug) => mistakes[slug] ?? slug)];
    const said = plain(about.join(' '));
    return words.every((word) =>
      /^\d/.test(word) ? item.rules.some((rule) => rule.startsWith(word)) : said.includes(word),
    );
  });
}

/** The text as people type it, who leave out accents and capitals. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
