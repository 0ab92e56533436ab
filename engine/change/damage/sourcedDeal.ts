import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import type { WouldBeDealt } from '../../state/dealing.ts';
import type { GameState } from '../../state/gameState.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { eventIn } from '../making/withParts.ts';

/** Damage on its way from a source to a recipient. */
export interface SourcedDeal extends WouldBeDealt {
  readonly amount: number;
  /** What deals it says that it can't be prevented. */
  readonly unpreventable?: true;
  /** Something would have prevented some of it, if it could be. */
  readonly unprevented?: true;
}

/** Some damage on its way, and what has been applied to it (CR 614.5). */
export interface DamagePart {
  readonly deal: SourcedDeal;
  readonly used: readonly string[];
}

/** A counter that is given up by what it protects from damage, and by whose ability. */
export interface Ward {
  readonly id: ObjectId;
  readonly counter: CounterKind;
  readonly by: ObjectId;
}

/** What is left of some damage, with the shields used up and the events that tell what was prevented. */
export interface Prevented {
  readonly state: GameState;
  readonly deals: readonly SourcedDeal[];
  readonly events: readonly GameEvent[];
  readonly wards: readonly Ward[];
}

/** Tells that so much of some damage was prevented. */
export const prevention = (
  state: GameState,
  { id, to, amount }: SourcedDeal,
  by: ObjectId,
  ...rules: readonly RuleKey[]
): GameEvent => eventIn(state, { kind: 'damagePrevented', source: id, to, amount, by }, ...rules);
