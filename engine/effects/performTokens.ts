import { createCopy, createToken } from '../change/createToken.ts';
import { andThen, forEach, unchanged } from '../change/making/gameChange.ts';
import type { EffectOf } from '../language/effect.ts';
import type { GameState } from '../state/gameState.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { amountIn } from './amountIn.ts';
import { type Entrances, enteringAs } from './enteringAs.ts';
import type { Performers } from './performer.ts';
import { choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects that create tokens, described or copied (CR 701.7). */
export const TOKENS: Performers<'createToken' | 'createCopy'> = {
  createToken: (state, effect, resolution) => {
    const size = effect.size === undefined ? undefined : amountIn(state, effect.size, resolution);
    const token =
      size === undefined ? effect.token : { ...effect.token, power: size, toughness: size };
    const { ways, events } = entrances(state, effect, resolution);
    return andThen({ state, events }, (chosen) =>
      forEach(chosen, ways, (now, as) => createToken(now, token, resolution.controller, as)),
    );
  },
  createCopy: (state, effect, resolution) => {
    const subject = { kind: 'reference', reference: effect.of } as const;
    const [original] = choicesOf(state, subject, resolution);
    if (original?.kind !== 'object') return unchanged(state);
    const { ways, events } = entrances(state, effect, resolution);
    return andThen({ state, events }, (chosen) =>
      forEach(chosen, ways, (now, as) =>
        createCopy(now, original.object, resolution.controller, as, effect.abilities),
      ),
    );
  },
};

/** How each of them enters: as many as there are, each in every way that there is. */
function entrances(
  state: GameState,
  { n = 1, entering }: EffectOf<'createToken' | 'createCopy'>,
  resolution: Resolution,
): Entrances {
  const { ways, events } = enteringAs(state, entering, resolution);
  const times = amountIn(state, n, resolution);
  return {
    ways: timesOver(times, ways).flat(),
    events: times > 0 ? events : [],
  };
}
