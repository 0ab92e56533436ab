import type { RuleRef } from '../view/rules.ts';

/** What a reader answers with: plain form controls, of which each kind of answer takes one. */
export type Control =
  /** One choice for each creature: what it attacks, or nothing. */
  | { readonly kind: 'attack'; readonly rows: readonly Row[] }
  /** For each creature any number of attackers that it blocks. */
  | { readonly kind: 'block'; readonly rows: readonly Row[] }
  | { readonly kind: 'division'; readonly n: number; readonly options: readonly Option[] }
  /** `rules`: by which of them it is not so, where that is asked as well. */
  | {
      readonly kind: 'truth';
      readonly yes: string;
      readonly no: string;
      readonly rules: readonly RuleRef[] | undefined;
    }
  | { readonly kind: 'number' }
  | { readonly kind: 'pick'; readonly options: readonly Option[] }
  /** Shuffled; each value is its place in the right order, or the first of its places. */
  | { readonly kind: 'order'; readonly options: readonly Option[] };

interface Row {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
}
