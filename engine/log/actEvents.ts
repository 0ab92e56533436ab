import type { CombatCost } from '../language/cost.ts';
import type { ChosenBy } from '../state/chooser.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Act, ActKind } from './act.ts';
import type { AssignmentVerdict, AttackVerdict, BlockVerdict, Refusal } from './verdict.ts';

/**
 * What tells of an act has its name and carries it. Done: with what it comes to by itself. Refused: with the ruling, the
 * game as it was. Untimely: not theirs to do now.
 */
export type ActEvent =
  | Done<'attack', AttacksMade>
  | Done<'block', BlocksMade>
  | Done<'divide', { readonly verdict: AssignmentVerdict }>
  | Done<'order' | 'cast' | 'activate' | 'play' | 'pass'>
  | Refused<'attack', AttackVerdict, Unpaid & ChosenBy>
  | Refused<'block', BlockVerdict, Unpaid & ChosenBy>
  | Refused<'divide', AssignmentVerdict>
  | Refused<'order' | 'cast' | 'activate' | 'play' | 'suspend' | 'turnUp', Refusal>
  | Untimely;

interface AttacksMade extends ChosenBy {
  readonly verdict: AttackVerdict;
  readonly tapped: readonly ObjectId[];
}

interface BlocksMade extends ChosenBy {
  readonly verdict: BlockVerdict;
  readonly becameBlocked: readonly ObjectId[];
  readonly becameUnblocked: readonly ObjectId[];
}

type Done<K extends ActKind, More = unknown> = {
  readonly [P in K]: {
    readonly kind: P;
    readonly outcome: 'done';
    readonly act: Act<P>;
  } & More;
}[K];

/** What a declaration would have cost in all, where that is not paid. */
interface Unpaid {
  readonly due?: readonly CombatCost[];
}

type Refused<K extends ActKind, V, More = unknown> = {
  readonly [P in K]: {
    readonly kind: P;
    readonly outcome: 'refused';
    readonly act: Act<P>;
    readonly verdict: V;
  } & More;
}[K];

type Untimely = {
  readonly [P in Exclude<ActKind, 'choose'>]: {
    readonly kind: P;
    readonly outcome: 'untimely';
    readonly act: Act<P>;
    readonly verdict: Refusal;
  };
}[Exclude<ActKind, 'choose'>];

/** What tells of such an act that was done. */
export type DoneEvent<K extends ActKind> = Extract<
  ActEvent,
  { readonly kind: K; readonly outcome: 'done' }
>;
