import { z } from 'zod';
import { keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { heads, mapping, someKey, wordOf } from './form.ts';
import type { Takes } from './hint.ts';

/**
 * How a concept of the language of abilities is written down, once: a table with an entry for each of its words. The
 * type of what is read, the form that reads it, with its messages, and the published JSON Schema follow from the table;
 * its evaluator and its wording are records over the type, so that a word without them does not compile.
 *
 * There are three sorts of concept, beside abilities that a word tells apart (`coded`). What is said by keys side by side,
 * as a filter is, has a table of `Key`s:
 *
 *     export const FILTER = { other: { form: z.literal(true), example: true, means: '...' }, ... } as const;
 *     export type Filter = { readonly [K in keyof typeof FILTER]?: ValueOf<(typeof FILTER)[K]> };
 *     export const filter: z.ZodType<Filter> = keysForm(FILTER).meta({ id: 'filter' });
 *
 * What is of one of several kinds, as a condition or a cost is, has a table of `Kind`s; see there for what they say:
 *
 *     export const COST = { tapSelf: { means: '...' }, payLife: { beside: 'n', fields: { n: positive }, ... } } as const;
 *     export type Cost = OneKindOf<typeof COST>;
 *     export const cost: z.ZodType<Cost> = oneOf(kindForms(COST)).meta({ id: 'cost' });
 *
 * What is a plain word, as who controls something is, has a table of `Words`, each with what it means:
 *
 *     export const CONTROLLERS = { you: '...', opponent: '...' } as const satisfies Words;
 *     export type Controller = keyof typeof CONTROLLERS;
 *
 * Words are in camelCase here and in kebab-case in files. A table is not annotated: that every entry is whole is checked
 * where its form is made. Where a concept holds itself, or another that holds it, the entry stands on a form that is
 * lazy and whose type has a name; without the name the compiler goes round in a circle:
 *
 *     type SomeFilters = z.ZodType<readonly Filter[]>;
 *     const someFilters: SomeFilters = z.lazy(() => z.array(filter));
 */
export type Keys = Readonly<Record<string, Key>>;

/** A key that may stand beside others. */
export interface Key {
  /** What may stand under it. */
  readonly form: z.ZodType;
  /** Something that may, as a file has it. */
  readonly example: unknown;
  /** What it says, in a line for whoever writes it in an editor. */
  readonly means: string;
}

export type ValueOf<E extends { readonly form: z.ZodType }> = z.output<E['form']>;

/** A mapping of a table's keys, each of which may be left out. */
export const keysForm = <T extends Keys>(
  table: T,
): z.ZodType<{ readonly [K in keyof T]?: ValueOf<T[K]> }> => {
  const fields = Object.entries(table).map(
    ([word, { form, means }]) => [word, form.exactOptional().describe(means)] as const,
  );
  return fieldsForm(Object.fromEntries(fields), {}) as z.ZodType<{
    readonly [K in keyof T]?: ValueOf<T[K]>;
  }>;
};

/** A concept whose words stand for themselves: each with what it means, in a line. */
export type Words = Readonly<Record<string, string>>;

/** The words of a table, in its order. */
export const wordsOf = <T extends object>(table: T): readonly (keyof T & string)[] => keysOf(table);

/** One of the words of a table. */
export const wordForm = <T extends Words>(table: T) =>
  wordOf(wordsOf(table)).meta({
    enumDescriptions: Object.values(table),
  });

export type Kinds = Readonly<Record<string, Kind>>;

/** How a file writes one of several kinds: as a bare word, with fields, or in a way of its own. */
export type Kind = BareKind | KindWithFields | KindOfItsOwn;

/** `source-tapped`, read as `{ kind: 'sourceTapped' }`. */
export interface BareKind {
  readonly means: string;
}

/** Of what a kind is said that is not said of permanents: of nothing that a file could name, or of players. */
export type SubjectScope = 'ofItself' | 'ofTheGame' | 'ofPlayers';

/**
 * `{ deal-damage: 3, on: target }`, read as `{ kind: 'dealDamage', n: 3, subject: target }`. The key that tells the kind
 * is the kind itself, or `head`; under it stands the field named by `beside`, or, where there is none, `true`. Every other
 * field stands under its own name, but `subject` under `on`, and those in `written` as that says. What may be left out
 * is `.exactOptional()`, or has a `.default()`.
 */
export interface KindWithFields {
  readonly means: string;
  /** The whole as a file has it. */
  readonly example: unknown;
  readonly head?: string;
  readonly beside?: string;
  readonly fields: Fields;
  readonly written?: Readonly<Record<string, string>>;
  readonly said?: SubjectScope;
  /** Fields of which one at least is said. */
  readonly needs?: readonly string[];
  /** Refuses what says nothing beside what else is said. */
  readonly refuses?: (said: Form, context: z.RefinementCtx) => void;
}

/** For what is not written field by field: `form` reads the whole, whatever it becomes, and `takes` tells it from others. */
export interface KindOfItsOwn {
  readonly means: string;
  readonly example: unknown;
  readonly takes: Takes;
  readonly form: z.ZodType;
}

export type Fields = Readonly<Record<string, z.ZodType>>;

/** What a table of kinds is read as. */
export type OneKindOf<T extends Kinds> = { [K in keyof T & string]: ReadKind<K, T[K]> }[keyof T &
  string];

type ReadKind<K extends string, E> = E extends { readonly form: infer F extends z.ZodType }
  ? z.output<F>
  : E extends { readonly fields: infer F }
    ? { readonly kind: K } & ReadFields<F>
    : { readonly kind: K };

type MayBeLeftOut = z.ZodExactOptional;
// Nothing here looks at a form before it must, so that a table may hold forms of its own type.
type ReadFields<F> = {
  readonly [N in keyof F as F[N] extends MayBeLeftOut ? never : N]: z.output<F[N]>;
} & {
  readonly [N in keyof F as F[N] extends MayBeLeftOut ? N : never]?: z.output<F[N]>;
};

/** Those members of a union that are of this kind, or of one of these. */
export type OfKind<U extends { readonly kind: string }, K extends U['kind']> = Extract<
  U,
  { readonly kind: K }
>;

/** The branches of a choice between the kinds of a table; bare words are one branch together. */
export function kindForms<T extends Kinds>(
  table: T,
): readonly (readonly [Takes, z.ZodType<OneKindOf<T>>])[] {
  const entries = Object.entries(table);
  const bare = entries.filter(([, entry]) => !('example' in entry));
  const words = wordForm(Object.fromEntries(bare.map(([kind, { means }]) => [kind, means])));
  const branches: readonly (readonly [Takes, z.ZodType])[] = [
    ...(bare.length === 0 ? [] : [['word', words.transform((kind) => ({ kind }))] as const]),
    ...entries.flatMap(([kind, entry]) => ('example' in entry ? [kindForm(kind, entry)] : [])),
  ];
  return branches as readonly (readonly [Takes, z.ZodType<OneKindOf<T>>])[];
}

function kindForm(kind: string, entry: KindWithFields | KindOfItsOwn): readonly [Takes, z.ZodType] {
  if ('form' in entry) return [entry.takes, entry.form.describe(entry.means)];
  const { head = kind, beside, written, fields, means, needs, refuses } = entry;
  const form =
    beside === undefined
      ? fieldsForm({ [head]: z.literal(true), ...fields }, { subject: 'on', ...written })
      : fieldsForm(fields, { subject: 'on', ...written, [beside]: head });
  const withKind = ({ [beside === undefined ? head : '']: _, ...said }: Form) => ({
    kind,
    ...said,
  });
  const saying = form.superRefine((said, context) => {
    if (needs !== undefined) someKey(said, needs, context);
    refuses?.(said, context);
  });
  return [heads(kebab(head)), saying.transform(withKind).describe(means)];
}

type Form = Readonly<Record<string, unknown>>;

// A mapping of these fields, each under its own name or the one in `written`, read under their own.
function fieldsForm(fields: Fields, written: Readonly<Record<string, string>>): z.ZodType<Form> {
  const places = Object.keys(fields).map((name) => [name, kebab(written[name] ?? name)] as const);
  const shape = places.map(([name, key]) => [key, fields[name]] as const);
  return mapping(Object.fromEntries(shape)).transform((form) =>
    Object.fromEntries(
      places.flatMap(([name, key]) => (Object.hasOwn(form, key) ? [[name, form[key]]] : [])),
    ),
  );
}
