import type { Filter } from '../../engine.ts';

/**
 * What each field of a filter puts into the phrase that says it. The order of a language's record is the order in which
 * what stands at the same place of the phrase is said.
 */
export type FilterWords<Part> = {
  readonly [Field in keyof Values]: (value: Values[Field]) => Part;
};

type Values = { readonly [Field in keyof Filter]-?: NonNullable<Filter[Field]> };

/** What a field says of the phrase as a whole, in any language. */
export interface PhrasePart {
  /** It stands for one thing, which is named instead. */
  readonly names?: 'source' | 'that';
  readonly isSpell?: true;
  readonly anyOf?: readonly Filter[];
  readonly noneOf?: readonly Filter[];
}

/** The fields that shape the phrase, rather than putting words into it. */
export const PHRASE_FIELDS = {
  isSource: () => ({ names: 'source' }),
  isThat: () => ({ names: 'that' }),
  isSpell: () => ({ isSpell: true }),
  anyOf: (filters) => ({ anyOf: filters }),
  noneOf: (filters) => ({ noneOf: filters }),
} as const satisfies Partial<FilterWords<PhrasePart>>;

/** What a filter says, field by field, in the order of the record. */
export const partsOf = <Part>(words: FilterWords<Part>, filter: Filter): readonly Part[] =>
  fieldsOf(words).flatMap((field) => partOf(words, filter, field));

/** What stands at one place of the phrase. */
export const at = <Part, Place extends keyof Part>(
  parts: readonly Part[],
  place: Place,
): readonly NonNullable<Part[Place]>[] =>
  parts
    .map((part) => part[place])
    .filter((words): words is NonNullable<Part[Place]> => words !== undefined);

function partOf<Part, Field extends keyof Filter>(
  words: FilterWords<Part>,
  values: Partial<Values>,
  field: Field,
): readonly Part[] {
  const value: Values[Field] | undefined = values[field];
  return value === undefined ? [] : [words[field](value)];
}

const fieldsOf = <Part>(words: FilterWords<Part>): readonly (keyof Filter)[] =>
  Object.keys(words).filter((key): key is keyof Filter => Object.hasOwn(words, key));
