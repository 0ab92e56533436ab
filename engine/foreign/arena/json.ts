/** A value of JSON, of which nothing is known. */
export type JsonFields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): JsonFields => (isFields(value) ? value : {});

export const listOf = (value: unknown): readonly JsonFields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

export const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** A number that stands alone, or as `{ "value": 3 }`. */
export const valueIn = (value: unknown): number | undefined =>
  numberIn(value) ?? numberIn(fieldsOf(value).value);

export function parsed(text: string): JsonFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** All objects within it, of any depth, that have this field. */
export function within(value: unknown, field: string): readonly JsonFields[] {
  const found: JsonFields[] = [];
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) open.push(...next.toReversed());
    else if (isFields(next)) {
      if (field in next) found.push(next);
      open.push(...Object.values(next).toReversed());
    }
  }
  return found;
}
