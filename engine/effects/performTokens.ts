import { type Changed, forEach, unchanged } from '../change/changed.ts';
import { createCopy, createToken } from '../change/createToken.ts';
import type { GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { enteringAs } from './enteringAs.ts';
import { amountIn, choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type TokenEffect = Extract<Effect, { readonly kind: 'createToken' | 'createCopy' }>;

/** Effects that create tokens, described or copied (CR 701.7). */
export function performTokens(
  state: GameState,
  effect: TokenEffect,
  resolution: Resolution,
): Changed {
  const { controller } = resolution;
  const each = enteringAs(state, effect.entering, resolution);
  const n = amountIn(state, effect.n ?? 1, resolution);
  const all = Array.from({ length: n }, () => each).flat();
  if (effect.kind === 'createToken') {
    const size = effect.size === undefined ? undefined : amountIn(state, effect.size, resolution);
    const token =
      size === undefined ? effect.token : { ...effect.token, power: size, toughness: size };
    return forEach(state, all, (now, as) => createToken(now, token, controller, as));
  }
  const subject = { kind: 'reference', reference: effect.of } as const;
  const [original] = choicesOf(state, subject, resolution);
  return original?.kind === 'object'
    ? forEach(state, all, (now, as) =>
        createCopy(now, original.object, controller, as, effect.abilities),
      )
    : unchanged(state);
}
