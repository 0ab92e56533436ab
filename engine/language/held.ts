import type { z } from 'zod';
import type { Ability } from './ability.ts';
import type { ImposedAbility } from './change.ts';
import type { Effect } from './effect.ts';
import type { TokenSpec } from './token.ts';

/**
 * Abilities hold effects, and effects abilities. Tables name what they hold by these words and are given its forms, so
 * that neither files nor types go round in a circle.
 */
interface HeldTypes {
  readonly ability: Ability;
  readonly abilities: readonly Ability[];
  readonly imposed: ImposedAbility;
  readonly effects: readonly Effect[];
  readonly options: readonly (readonly Effect[])[];
  readonly token: TokenSpec;
}

/** Stands in a table for what is held. */
export interface Held<W extends keyof HeldTypes> {
  readonly held: W;
}

/** The form of what is held. */
export type HeldForm<W extends keyof HeldTypes> = z.ZodType<Held<W>>;

/** A form under the word by which tables name what it reads. */
export const heldAs = <W extends keyof HeldTypes>(_: W, form: z.ZodType): HeldForm<W> =>
  form as HeldForm<W>;

/** What a table is read as, with what is held in its place. */
export type Holding<K> = K extends unknown ? { readonly [N in keyof K]: Filled<K[N]> } : never;
type Filled<V> =
  V extends Held<infer W> ? HeldTypes[W] : V extends readonly (infer T)[] ? readonly T[] : V;
