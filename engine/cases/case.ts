import type { EditionId } from '../citation/editions.ts';
import type { Keyword } from '../language/keywords/index.ts';
import type { MistakeName } from '../mistakes/index.ts';
import type { Place } from '../scenario/place.ts';
import type { ScriptToPlay } from '../scenario/scriptToPlay.ts';

/** A board, what is done on it, and what is so then: by the rules of each edition, and to whoever is mistaken. */
export interface Case {
  readonly name: string;
  readonly file: string;
  readonly at: Place;
  readonly about: About;
  readonly so: readonly EditionRuling[];
  /** The mistakes by which it is ruled on as by the rules. */
  readonly alike: readonly MistakeName[];
}

export type About =
  | { readonly kind: 'rules' }
  | {
      readonly kind: 'mistake';
      readonly mistake: MistakeName;
      readonly believed: readonly EditionRuling[];
    }
  | {
      readonly kind: 'keyword';
      readonly keyword: Keyword;
      /** What is so once nothing has the keyword; empty where that is not asked. */
      readonly without: readonly EditionRuling[];
    }
  /** What changed between two editions, by its number in the list of them. */
  | { readonly kind: 'change'; readonly change: number }
  | { readonly kind: 'card'; readonly card: string };

/** What is so in some editions: the script ends with what is looked at. */
export interface EditionRuling {
  readonly says: string | undefined;
  readonly editions: readonly EditionId[];
  readonly script: ScriptToPlay;
}
