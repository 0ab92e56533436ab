import { applying } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Mark } from '../language/filter.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPermanent } from './making/withParts.ts';

const RULES: { readonly [M in Mark]: RuleKey } = {
  renowned: 'keyword.renowned',
  saddled: 'keyword.saddled',
};

/**
 * CR 702.112b, 702.171b: a permanent is called so from now on, which it can be only once. Rules without a word for it
 * let the ability's instructions be followed (CR 608.2c).
 */
export function mark(
  state: GameState,
  object: ObjectId,
  { mark: designation, by }: { readonly mark: Mark; readonly by: ObjectId },
): GameChange {
  const permanent = permanentOf(state, object);
  if (permanent === undefined || permanent[designation] === true) return unchanged(state);
  return logged(
    withPermanent(state, object, (now) => ({ ...now, [designation]: true })),
    { kind: 'marked', object, mark: designation, by },
    ...applying([RULES[designation]], ['resolving.inOrderWritten']),
  );
}
