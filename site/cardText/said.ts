/** What a text says, in the forms of card files: their keys, words and numbers. */
export type Said = string | number | boolean | readonly Said[] | SaidMapping;

export interface SaidMapping {
  readonly [key: string]: Said;
}

export const isMapping = (said: Said | undefined): said is SaidMapping =>
  typeof said === 'object' && !Array.isArray(said);

export const isList = (said: Said | undefined): said is readonly Said[] => Array.isArray(said);

/** The mapping, or an empty one where it is something else. */
export const mappingOf = (said: Said | undefined): SaidMapping => (isMapping(said) ? said : {});

/** The list, one thing as a list of one, and nothing as an empty one. */
export const listOf = (said: Said | undefined): readonly Said[] => {
  if (said === undefined) return [];
  return isList(said) ? said : [said];
};

/** The same with its keys in the order of the alphabet, so that what says the same is the same text. */
export const canonical = (said: Said): string => JSON.stringify(sorted(said));

function sorted(said: Said): Said {
  if (isList(said)) return said.map(sorted);
  if (!isMapping(said)) return said;
  return Object.fromEntries(
    Object.entries(said)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}
