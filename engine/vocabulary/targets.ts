import type { Filter } from '../language/filter.ts';

export interface TargetSpec {
  /** Damage and prevention may also point at players; a card in a graveyard is "yours" if you own it. */
  readonly kind: 'permanent' | 'player' | 'permanentOrPlayer' | 'spell' | 'graveyardCard';
  readonly filter: Filter;
  /** So many different ones (CR 115.3), by default one; `x`: as many as was announced. */
  readonly n?: number | 'x';
  /** Or fewer. */
  readonly upTo?: true;
  /** Of players, only these; a filter is about permanents. */
  readonly players?: 'opponent';
}
