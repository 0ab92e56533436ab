import type { GameState, PreventionShield, Redirection } from '../../state/gameState.ts';
import type { TargetChoice } from '../../state/stack.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { type GameChange, unchanged } from '../making/gameChange.ts';
import { nextNumber } from '../making/newObject.ts';
import { logged } from '../making/withParts.ts';

/** How much a shield prevents, by what, and what comes of it. */
export type NewShield = Pick<PreventionShield, 'andYours' | 'dealing'> & {
  readonly n: number;
  readonly by: ObjectId;
};

/** CR 615.7: a shield that prevents the next `n` damage to one permanent or player this turn. */
export function makeShield(
  state: GameState,
  protects: TargetChoice,
  { n, by, ...more }: NewShield,
): GameChange {
  if (n <= 0) return unchanged(state);
  const shield: PreventionShield = {
    source: by,
    protects: protectedBy(protects),
    remaining: n,
    ...more,
  };
  return logged(
    { ...state, preventionShields: [...state.preventionShields, shield] },
    { kind: 'shieldMade', protects, n, by },
    'prevention.nextDamage',
  );
}

/** CR 615.1: the next time this turn that one source would deal damage to it, all of that is prevented. */
export const makeShieldAgainst = (
  state: GameState,
  protects: TargetChoice,
  from: ObjectId,
  by: ObjectId,
): GameChange =>
  logged(
    {
      ...state,
      preventionShields: [
        ...state.preventionShields,
        { source: by, protects: protectedBy(protects), remaining: 0, from },
      ],
    },
    { kind: 'shieldMade', protects, n: 0, by, from },
    'prevention.definition',
  );

/** CR 614.9: this turn's damage to one object or player, or some of it, is dealt to another instead. */
export function makeRedirection(
  state: GameState,
  { by, ...redirection }: Omit<Redirection, 'number' | 'source'> & { readonly by: ObjectId },
): GameChange {
  const { number, counted } = nextNumber(state);
  const { remaining: n, ...more } = redirection;
  if (n !== undefined && n <= 0) return unchanged(state);
  return logged(
    {
      ...counted,
      redirections: [...(counted.redirections ?? []), { number, source: by, ...redirection }],
    },
    { kind: 'redirectionMade', ...more, ...(n === undefined ? {} : { n }), by },
    'replacement.redirection',
  );
}

const protectedBy = (choice: TargetChoice): ObjectId | PlayerId =>
  choice.kind === 'object' ? choice.object : choice.player;
