import type { CardLookup } from '../scenario/card.ts';
import type { UnplayedCard } from '../scenario/unplayedCard.ts';

/** What a line is read with. */
export interface Lexicon {
  readonly cards: CardLookup;
  /** What people of a language call what a line calls by its code: `volare` → `flying`. */
  readonly words: ReadonlyMap<string, string>;
  /** Cards that are known and not played; left out, there are none. */
  readonly unplayed?: readonly UnplayedCard[];
}
