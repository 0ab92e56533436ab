import type { Filter } from '../language/filter.ts';
import type { CounterKind } from './counters.ts';

export type Cost =
  /** CR 107.3a: each {X} in it stands for the number that was announced. */
  | { readonly kind: 'mana'; readonly mana: string }
  | { readonly kind: 'tapSelf' }
  | { readonly kind: 'sacrificeSelf' }
  | { readonly kind: 'sacrifice'; readonly filter: Filter; readonly n: number }
  | { readonly kind: 'payLife'; readonly n: number }
  /** CR 107.4f: a Phyrexian mana symbol. */
  | { readonly kind: 'manaOrLife'; readonly mana: string; readonly life: number }
  | { readonly kind: 'tapCreatures'; readonly filter: Filter; readonly n: number }
  /** CR 702.122a: any number of other creatures, with so much power together. */
  | { readonly kind: 'tapPower'; readonly n: number }
  | { readonly kind: 'returnToHand'; readonly filter: Filter }
  /** Off the source, or off one permanent of yours that fits. */
  | {
      readonly kind: 'removeCounters';
      readonly counter: CounterKind;
      readonly n: number;
      readonly from?: Filter;
    }
  /** CR 606.1: so many loyalty counters are put on the source, or, for less than 0, removed; `-x`: X of them. */
  | { readonly kind: 'loyalty'; readonly n: number | '-x' };
