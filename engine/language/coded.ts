import type { z } from 'zod';
import { kebab } from '../vocabulary/spelling.ts';
import { mapping, onlyKeys, wordOf } from './form.ts';
import { EVERYTHING, type Reference, SELF, STANDING, type Subject } from './reference.ts';
import type { Fields } from './table.ts';

/**
 * Abilities of one sort that a word tells apart, as restrictions are: a table with an entry for each word. What the
 * sort may speak of besides is a list of fields; each word reads some of them, and a field that it does not read is an
 * error in a file and does not compile in code.
 *
 *     const SPOKEN_OF = { filter, n: positive } as const;
 *     export const RESTRICTION = { cannotBlock: { reads: ['filter'], example: {...}, means: '...' }, ... } as const;
 *     type Restriction = OneCodeOf<'restriction', typeof RESTRICTION, typeof SPOKEN_OF>;
 */
export type Codes = Readonly<Record<string, Code>>;

export interface Code {
  readonly means: string;
  /** The whole as a file has it, with everything that the word reads. */
  readonly example: unknown;
  readonly reads: readonly string[];
  /** Without what it would say nothing. */
  readonly needs?: string;
  /** Of what it is said: of permanents, unless it is of players, of either, of its source alone, or of the game or its controller. */
  readonly said?: 'ofPlayers' | 'ofEither' | 'ofItself' | 'ofTheGame';
}

/** What a table of codes is read as: the word under `H`, and beside it what the word reads. */
export type OneCodeOf<H extends string, T extends Codes, F extends Fields> = {
  readonly [C in keyof T & string]: { readonly [K in H]: C } & FieldsRead<F, T[C]['reads'][number]>;
}[keyof T & string];

type FieldsRead<F extends Fields, Read extends string> = {
  readonly [N in keyof F & Read]?: z.output<F[N]>;
} & { readonly [N in Exclude<keyof F, Read>]?: never };

/** The shape of a sort of ability in a file. */
export interface CodedShape {
  /** The key under which the word stands. */
  readonly head: string;
  /** The key that says of what it is said. */
  readonly about: string;
  /** What only some words read. */
  readonly fields: Fields;
  /** What all of them have, before those fields and after them. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** A mapping told by its head, in which nothing stands that its word does not read; its keys are still a file's. */
export function codedForm<T extends Codes>(
  table: T,
  { head, about, fields, before = {}, after = {} }: CodedShape,
) {
  const optional = Object.entries(fields).map(
    ([name, form]) => [kebab(name), form.exactOptional()] as const,
  );
  const shape = { ...before, ...Object.fromEntries(optional), ...after };
  const form = mapping({ [head]: wordOf(Object.keys(table)), ...shape });
  return form
    .superRefine((said, context) => {
      const entry = table[String(said[head])];
      const reads = entry?.reads.map(kebab) ?? [];
      const keys = Object.keys(form.shape).filter((key) =>
        key === about
          ? !namesNothing(entry)
          : !optional.some(([name]) => name === key) || reads.includes(key),
      );
      onlyKeys(said, keys, context);
      const needs = entry?.needs;
      if (needs !== undefined && said[needs] === undefined)
        context.addIssue({ code: 'invalid_type', expected: 'unknown', path: [needs], input: said });
      const values = wordsMissed(entry, said[about] as Subject | undefined);
      if (values !== undefined)
        context.addIssue({
          code: 'invalid_value',
          values: [...values],
          path: [about],
          input: said,
        });
    })
    .transform((said) => ({ ...said, [about]: said[about] ?? unnamed(table[String(said[head])]) }));
}

const namesNothing = ({ said }: Partial<Code> = {}): boolean =>
  said === 'ofItself' || said === 'ofTheGame';

/** Of what it is said where a file names nothing: of its source, or of whatever there is. */
const unnamed = ({ said }: Partial<Code> = {}): Subject =>
  said === 'ofTheGame' ? EVERYTHING : SELF;

/** What might be named instead, where the word is said of something else than what is. */
function wordsMissed(entry: Partial<Code> = {}, of: Subject = SELF): readonly string[] | undefined {
  if (namesNothing(entry)) return undefined;
  const { object, player } = STANDING;
  const words: readonly Reference[] = [
    ...(entry.said === 'ofPlayers' ? [] : object),
    ...(entry.said === undefined ? [] : player),
  ];
  const isMeant = of.kind === 'all' ? entry.said !== 'ofPlayers' : words.includes(of.reference);
  return isMeant ? undefined : words.map(kebab);
}
