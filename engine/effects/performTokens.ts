import { createCopy, createToken, type EnteringAs } from '../change/createToken.ts';
import { forEach, unchanged } from '../change/making/gameChange.ts';
import type { EffectOf } from '../language/effect.ts';
import type { GameState } from '../state/gameState.ts';
import { amountIn } from './amountIn.ts';
import { enteringAs } from './enteringAs.ts';
import type { Performers } from './performer.ts';
import { choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects that create tokens, described or copied (CR 701.7). */
export const TOKENS: Performers<'createToken' | 'createCopy'> = {
  createToken: (state, effect, resolution) => {
    const size = effect.size === undefined ? undefined : amountIn(state, effect.size, resolution);
    const token =
      size === undefined ? effect.token : { ...effect.token, power: size, toughness: size };
    return forEach(state, entrances(state, effect, resolution), (now, as) =>
      createToken(now, token, resolution.controller, as),
    );
  },
  createCopy: (state, effect, resolution) => {
    const subject = { kind: 'reference', reference: effect.of } as const;
    const [original] = choicesOf(state, subject, resolution);
    return original?.kind === 'object'
      ? forEach(state, entrances(state, effect, resolution), (now, as) =>
          createCopy(now, original.object, resolution.controller, as, effect.abilities),
        )
      : unchanged(state);
  },
};

/** How each of them enters: as many as there are, each in every way that there is. */
function entrances(
  state: GameState,
  { n = 1, entering }: EffectOf<'createToken' | 'createCopy'>,
  resolution: Resolution,
): readonly EnteringAs[] {
  const each = enteringAs(state, entering, resolution);
  return Array.from({ length: amountIn(state, n, resolution) }, () => each).flat();
}
