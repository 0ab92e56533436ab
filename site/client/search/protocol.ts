// What a page and the worker that searches say to each other.
import type { FoundPage } from '../../search/pageIndex.ts';
import type { PartTrouble } from '../../search/readPart.ts';

export type SearchRequest =
  /** First of all: the language, and below which address its pages lie. */
  | {
      readonly kind: 'begin';
      readonly language: string;
      readonly root: string;
      readonly base: string;
    }
  | { readonly kind: 'find'; readonly text: string }
  /** What did not come is asked for anew, past what a browser may have kept of it. */
  | { readonly kind: 'again' };

/** Why an index could not be used. */
export type SearchTrouble = 'missing' | PartTrouble;

/** Another card: its name, and its board of one's own. */
export interface OtherCard {
  readonly name: string;
  readonly english: string;
  readonly fragment: string;
}

export type SearchReply =
  /** `trouble`: why what stands on the pages was not searched. */
  | {
      readonly kind: 'found';
      readonly text: string;
      readonly pages: readonly FoundPage[];
      readonly searched: 'names' | 'all';
      readonly trouble?: SearchTrouble;
    }
  | { readonly kind: 'cards'; readonly text: string; readonly cards: readonly OtherCard[] }
  | { readonly kind: 'failed'; readonly why: SearchTrouble };
