import { z } from 'zod';
import { entriesFor, keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { ability } from './ability.ts';
import { AMOUNT, amount, type Counted } from './amount.ts';
import { CONDITION, type Condition, condition } from './condition.ts';
import { type Effect, effectForm, effectTable } from './effect.ts';
import { FILTER, type Filter, filter } from './filter.ts';
import { heldAs } from './held.ts';
import type { Keys, Kinds, OfKind } from './table.ts';

/** The examples of some tables, one for each word, as they are read: what is said of abilities is tried on them. */
export const readExamples = (): Examples => ({
  filters: eachKey(FILTER, filter),
  amounts: eachKind(AMOUNT, amount),
  conditions: eachKind(CONDITION, condition),
  effects: eachKind(EFFECT, effectForm(held)),
});

const held = heldAs('ability', ability);
const EFFECT = effectTable(heldAs('effects', z.unknown()), heldAs('abilities', z.unknown()));

export interface Examples {
  readonly filters: { readonly [W in keyof typeof FILTER]: Filter };
  readonly amounts: { readonly [K in Counted['kind']]: OfKind<Counted, K> };
  readonly conditions: { readonly [K in Condition['kind']]: OfKind<Condition, K> };
  /** But of changes that are made for a while. */
  readonly effects: { readonly [K in Exclude<Effect['kind'], 'apply'>]: OfKind<Effect, K> };
}

/** A mapping that holds nothing but the one key, for each key. */
const eachKey = <T extends Keys, V>(
  table: T,
  form: z.ZodType<V>,
): { readonly [W in keyof T & string]: V } =>
  entriesFor(keysOf(table), (word) => form.parse({ [kebab(word)]: table[word]?.example }));

/** The compiler can't see that what is read from the example of a kind is of that kind. */
const eachKind = <T extends Kinds, V>(
  table: T,
  form: z.ZodType<V>,
): { readonly [K in keyof T]: Extract<V, { readonly kind: K }> } =>
  Object.fromEntries(
    Object.entries(table).map(([kind, entry]) => [
      kind,
      form.parse('example' in entry ? entry.example : kebab(kind)),
    ]),
  ) as { readonly [K in keyof T]: Extract<V, { readonly kind: K }> };
