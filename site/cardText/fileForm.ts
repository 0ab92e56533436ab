/** What a text says, in the forms of card files: their keys, words and numbers. */
export type FileForm = string | number | boolean | readonly FileForm[] | FileMapping;

export interface FileMapping {
  readonly [key: string]: FileForm;
}

export const isMapping = (said: FileForm | undefined): said is FileMapping =>
  typeof said === 'object' && !Array.isArray(said);

export const isList = (said: FileForm | undefined): said is readonly FileForm[] =>
  Array.isArray(said);

/** The mapping, or an empty one where it is something else. */
export const mappingOf = (said: FileForm | undefined): FileMapping => (isMapping(said) ? said : {});

/** The list, one thing as a list of one, and nothing as an empty one. */
export const listOf = (said: FileForm | undefined): readonly FileForm[] => {
  if (said === undefined) return [];
  return isList(said) ? said : [said];
};

/** The same with its keys in the order of the alphabet, so that what says the same is the same text. */
export const canonical = (said: FileForm): string => JSON.stringify(sorted(said));

function sorted(said: FileForm): FileForm {
  if (isList(said)) return said.map(sorted);
  if (!isMapping(said)) return said;
  return Object.fromEntries(
    Object.entries(said)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}
