import type { z } from 'zod';
import { remembered } from '../vocabulary/remembered.ts';

/**
 * As much of a value as can be read by a form in spite of its mistakes, at the paths where it stands: what is of another
 * kind than the form takes is left out, in a list and under a name of the file's own it is undefined. A word is kept even
 * if it is none of those that may stand there, so that what is wrong with the sense of a file is found together with
 * what is wrong with its form.
 */
export const loosely = <I>(form: z.ZodType<unknown, I>, value: unknown): Loose<I> | undefined =>
  // What the form takes is what its input says.
  kept(plainForms(form), value) as Loose<I> | undefined;

/** What there may be of a value: nothing of a mapping need be there, and of several mappings that may stand in one place any key. */
export type Loose<T> = unknown extends T ? unknown : LooseScalar<T> | LooseList<T> | LooseParts<T>;

type LooseScalar<T> =
  | (T extends string ? string : never)
  | (T extends number ? number : never)
  | (T extends boolean ? boolean : never);

type LooseList<T> = T extends readonly (infer I)[] ? readonly (Loose<I> | undefined)[] : never;

type LooseParts<T> = [MappingIn<T>] extends [never] ? never : LooseMapping<MappingIn<T>>;
type MappingIn<T> = T extends string | number | boolean | readonly unknown[] | undefined
  ? never
  : T;
type LooseMapping<M> = { readonly [K in KeyOf<M>]?: Loose<At<M, K>> | undefined };
type KeyOf<M> = M extends unknown ? keyof M : never;
type At<M, K> = M extends unknown ? (K extends keyof M ? Exclude<M[K], undefined> : never) : never;

/** A form without anything round it. */
type PlainForm = z.core.$ZodTypes;

/** The forms that something may have that is optional, made lazily, transformed, or one of several. */
export const plainForms: (form: z.core.$ZodType) => readonly PlainForm[] = remembered(
  (form: z.core.$ZodType) => [...new Set(unwrapped(form as PlainForm))],
);

function unwrapped(form: PlainForm): readonly PlainForm[] {
  const { def } = form._zod;
  switch (def.type) {
    case 'lazy':
      return plainForms(def.getter());
    case 'optional':
    case 'default':
    case 'prefault':
      return plainForms(def.innerType);
    case 'pipe':
      return plainForms(def.in);
    case 'union':
      return def.options.flatMap(plainForms);
    default:
      return [form];
  }
}

/** What may stand under a key, or at any place of a list. */
export const formsUnder = (
  forms: readonly PlainForm[],
  key: string | number,
): readonly PlainForm[] =>
  forms.flatMap(({ _zod: { def } }) => {
    if (typeof key === 'number') return def.type === 'array' ? plainForms(def.element) : [];
    if (def.type === 'record') return plainForms(def.valueType);
    if (def.type !== 'object' || !Object.hasOwn(def.shape, key)) return [];
    const under = def.shape[key];
    return under === undefined ? [] : plainForms(under);
  });

/** What a name of the file's own, under which something stands, must look like. */
export const formsOfNames = (forms: readonly PlainForm[]): readonly PlainForm[] =>
  forms.flatMap(({ _zod: { def } }) => (def.type === 'record' ? plainForms(def.keyType) : []));

export const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in a mapping; nothing in what is none. */
export const mappingOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isMapping(value) ? value : {};

function kept(forms: readonly PlainForm[], value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = formsUnder(forms, 0);
    return items.length === 0 ? undefined : value.map((item) => kept(items, item));
  }
  // To the machine nothing is an object, but it is no mapping.
  if (value === null) return undefined;
  if (!isMapping(value)) return forms.some((form) => takesScalar(form, value)) ? value : undefined;
  if (!forms.some(({ _zod: { def } }) => def.type === 'object' || def.type === 'record'))
    return undefined;
  const named = formsOfNames(forms).length > 0;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, kept(formsUnder(forms, key), part)] as const)
      .filter(([, part]) => named || part !== undefined),
  );
}

function takesScalar({ _zod: { def } }: PlainForm, value: unknown): boolean {
  if (def.type === 'literal') return def.values.some((one) => typeof one === typeof value);
  return typeof value === (def.type === 'enum' ? 'string' : def.type);
}
