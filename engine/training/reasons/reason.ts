import type { OtherBehaviour } from '../../citation/otherBehaviours.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { MistakeName } from '../../mistakes/index.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Taken } from '../contrast/without.ts';
import type { Otherwise } from './otherwise.ts';

/** Why an answer is what it is: what would change it, by which rule, and what would be answered then. */
export interface Reason {
  readonly altered: Altered;
  /** The rule that speaks of it; it stands in the edition in which the question is asked. */
  readonly rule: RuleKey;
  readonly otherwise: Otherwise;
}

/** The one thing that is otherwise when the question is asked again. */
export type Altered =
  /** `from`: the permanents that lose it; none where it is what they would come to have. */
  | { readonly kind: 'taken'; readonly taken: Taken; readonly from: readonly ObjectId[] }
  /** The game goes by what somebody believes who makes this mistake. */
  | { readonly kind: 'belief'; readonly mistake: MistakeName }
  /** One thing is as another printing of the rules has it. */
  | ({ readonly kind: 'printing' } & Pick<OtherBehaviour, 'name' | 'side' | 'edition'>)
  /** The rule itself is gone, by which alone something is refused. */
  | { readonly kind: 'rule' };
