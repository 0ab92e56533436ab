import type { CardLookup } from '#engine';
import { SCHEMA_NAMES, type SchemaName, schemaText } from '../../site/api/schemas.ts';

/** A word that may stand in a file: what it says, and where it belongs. */
export interface ListedWord {
  readonly word: string;
  readonly means: string;
  readonly places: readonly string[];
}

function schemaOf(name: SchemaName): Schema {
  return JSON.parse(schemaText(name));
}

/** Every word of cards and scenarios, as their schemas have them, and the ids of cards. */
export function wordList(cards: CardLookup): readonly ListedWord[] {
  const found = [
    ...SCHEMA_NAMES.flatMap((name) => wordsOfSchema(schemaOf(name), name)),
    ...[...cards.values()].map(({ id, names }) => ({ word: id, means: names.en, place: 'card' })),
  ];
  const alike = Map.groupBy(found, ({ word, means }) => `${word}: ${means}`);
  return [...alike.values()]
    .flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [{ ...first, places: [...new Set([first, ...others].map(({ place }) => place))] }],
    )
    .map(({ word, means, places }) => ({ word, means, places }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
}

/** Those that hold all of these in the word itself, in what it says, or in where it belongs; spelled so, they come first. */
export function searched(
  words: readonly ListedWord[],
  asked: readonly string[],
): readonly ListedWord[] {
  const has = (text: string) => (one: string) => text.toLowerCase().includes(one.toLowerCase());
  const found = words.filter(({ word, means, places }) =>
    asked.every(has([word, word.replaceAll('-', ' '), means, ...places].join(' '))),
  );
  const isSpelledSo = ({ word }: ListedWord): boolean => asked.some(has(word));
  return [...found.filter(isSpelledSo), ...found.filter((one) => !isSpelledSo(one))];
}

/** As much of a JSON Schema as names words. */
interface Schema {
  readonly description?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly enumDescriptions?: readonly string[];
}

interface Found {
  readonly word: string;
  readonly means: string;
  readonly place: string;
}

const wordsOfSchema = (schema: Schema, name: string): readonly Found[] =>
  Object.entries(schema.definitions ?? { [name]: schema }).flatMap(([id, one]) =>
    // Forms that are lazy have no name of their own.
    wordsIn(one, id.startsWith('__') ? 'ability' : id),
  );

function wordsIn(schema: Schema, place: string): readonly Found[] {
  const { properties = {}, items, anyOf = [], allOf = [], additionalProperties } = schema;
  const below = [
    ...anyOf,
    ...allOf,
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  return [
    ...plainWords(schema, place),
    ...Object.entries(properties).flatMap(([key, value]) => [
      { word: key, means: meaningOf(schema, key), place },
      ...wordsIn(value, `${place} ${key}`),
    ]),
    ...below.flatMap((one) => wordsIn(one, place)),
  ];
}

const plainWords = (schema: Schema, place: string): readonly Found[] =>
  (schema.enum ?? [schema.const]).flatMap((word, index) =>
    typeof word === 'string'
      ? [{ word, means: schema.enumDescriptions?.[index] ?? '', place }]
      : [],
  );

/** A key says what it is described as, or, as the key that tells a mapping from others, what the whole says. */
function meaningOf({ properties, description, required = [] }: Schema, key: string): string {
  const own = properties?.[key]?.description;
  return own ?? (required[0] === key ? description : undefined) ?? '';
}
