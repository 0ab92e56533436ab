import type { Filter } from '../language/filter.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type Candidate, type FilterKey, type FilterWords, wordsOf } from './filterWords.ts';
import { isGoadedByAbility, isGoadedByEffect } from './goaded.ts';
import { permanentOf } from './lookup.ts';
import { ON_CHARACTERISTICS } from './matchesCharacteristics.ts';
import { ON_COMBAT } from './matchesCombat.ts';
import { ON_SOURCE } from './matchesSource.ts';
import { ON_HISTORY, ON_STATUS } from './matchesStatus.ts';
import type { Source } from './source.ts';
import type { View } from './view.ts';

export type { Source } from './source.ts';

/** Whether the permanent `id` is one of those that the filter speaks of, as things stand in the view. */
export function matches(view: View, filter: Filter, id: ObjectId, source: Source): boolean {
  const permanent = permanentOf(view.state, id);
  const now = view.characteristics(id);
  if (permanent === undefined || now === undefined) return false;
  return matchesAll(filter, { view, permanent, now, source });
}

const matchesAll = (filter: Filter, candidate: Candidate): boolean =>
  wordsOf(filter).every((word) => matchesWord(word, filter[word], candidate));

const matchesWord = <W extends FilterKey>(
  word: W,
  said: Filter[W],
  candidate: Candidate,
): boolean => said === undefined || WORDS[word](said, candidate);

/** Every word of a filter: a new one does not compile before it is looked at here. */
const WORDS: FilterWords = {
  ...ON_CHARACTERISTICS,
  ...ON_COMBAT,
  ...ON_HISTORY,
  ...ON_SOURCE,
  ...ON_STATUS,
  designation: (designation, candidate) =>
    designation === 'goaded' ? isGoaded(candidate) : candidate.permanent[designation] === true,
  anyOf: (filters, candidate) => filters.some((one) => matchesAll(one, candidate)),
  noneOf: (filters, candidate) => !filters.some((one) => matchesAll(one, candidate)),
};

const isGoaded = (candidate: Candidate): boolean =>
  isGoadedByEffect(candidate.view.state, candidate.permanent.id) ||
  isGoadedByAbility(candidate, (filter, { id: object, controller }) =>
    matchesAll(filter, { ...candidate, source: { object, controller } }),
  );
