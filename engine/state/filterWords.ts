import type { Characteristics } from '../language/characteristics.ts';
import type { Filter } from '../language/filter.ts';
import { keysOf } from '../vocabulary/entries.ts';
import type { Permanent } from './gameState.ts';
import type { Source } from './source.ts';
import type { View } from './view.ts';

// Extracted, so that a record over the words has to have them all though a filter does not.
export type FilterKey = Extract<keyof Filter, string>;

/** What a filter says under one of its words. */
export type FilterValue<W extends FilterKey> = NonNullable<Filter[W]>;

/** A permanent that a filter of an ability of `source` is held against. */
export interface Candidate {
  readonly view: View;
  readonly permanent: Permanent;
  readonly now: Characteristics;
  readonly source: Source;
}

/** Whether what is said under each word holds: one entry each. */
export type FilterWords = {
  readonly [W in FilterKey]: (said: FilterValue<W>, candidate: Candidate) => boolean;
};

/** The words that a filter uses. */
export const wordsOf = (filter: Filter): readonly FilterKey[] => keysOf(filter);
